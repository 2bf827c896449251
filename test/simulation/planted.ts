/**
 * Faults, each planted into the running program for a while: the simulator is worth its name only if it finds every
 * one of them. `plant` gives what takes the fault out again.
 */
import { games } from '../../src/games/index.ts';
import { Answers } from '../../src/main/store/answers.ts';
import { Writer } from '../../src/main/store/writer.ts';
import { Broadcast } from '../../src/main/table/broadcast.ts';
import { Claims } from '../../src/main/table/claims.ts';
import { Pace } from '../../src/main/table/pace.ts';
import { TableClock } from '../../src/main/table/table-clock.ts';
import { TableRecord } from '../../src/main/table/table-record.ts';

export interface PlantedFault {
  readonly title: string;
  plant(): () => void;
}

// biome-ignore lint/suspicious/noExplicitAny: a fault knows no types
type Kept = any;
// biome-ignore lint/suspicious/noExplicitAny: a fault knows no types
type Method = (this: any, ...args: any[]) => any;

/** In the place of one method, another one, which is given the first. */
function instead(owner: object, name: string, other: (method: Method) => Method): PlantedFault['plant'] {
  return () => {
    const methods = owner as Record<string, Method>;
    const method = methods[name]!;
    methods[name] = other(method);
    return () => {
      methods[name] = method;
    };
  };
}

/** Every so often it is not done at all. */
const everyNth = (n: number): ((method: Method) => Method) => {
  let calls = 0;
  return (method) =>
    function (...args) {
      calls += 1;
      return calls % n === 0 ? undefined : method.apply(this, args);
    };
};

/** In the place of a function of every game. */
function inEachGame(name: string, other: (method: Method) => Method): PlantedFault['plant'] {
  return () => {
    const takeOut = games.map((game) => instead(game, name, other)());
    return () => {
      for (const one of takeOut) one();
    };
  };
}

/** One more than it was, of whatever is won. */
function dearer(event: Kept): unknown {
  if (event.type === 'paid' && event.amount > 0) return { ...event, amount: event.amount + 1 };
  if (event.type === 'gained' && event.tokens > 0) return { ...event, tokens: event.tokens + 1 };
  if (event.type === 'eaten')
    return { ...event, meal: { ...event.meal, gains: event.meal.gains.map((n: number) => n && n + 1) } };
  return event;
}

const never: (method: Method) => Method = () => () => undefined;

/** Whatever became of the seat since. */
function everWithItsBadge(): (method: Method) => Method {
  const badges = new Map<string, number>();
  return (method) =>
    function (pass, seats) {
      const seat = method.call(this, pass, seats);
      if (seat !== null) badges.set(pass, seats[seat].badge);
      const again = seats.findIndex(({ badge }: Kept) => badge === badges.get(pass));
      return again < 0 ? null : again;
    };
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    title: 'calls are answered before they are stored',
    plant: instead(Writer.prototype, 'after', () => (then) => then(null)),
  },
  {
    title: 'a table’s clock begins at 0 after a restart',
    plant: instead(
      Pace.prototype,
      'resumeAt',
      (method) =>
        function () {
          return method.call(this, 0);
        },
    ),
  },
  {
    title: 'calls that are sent again are not known',
    plant: instead(Answers.prototype, 'has', () => () => false),
  },
  {
    title: 'some changes are never sent to a screen',
    plant: instead(
      Broadcast.prototype,
      'show',
      (method) =>
        function (facts, at) {
          const screens = [...this.screens];
          const deaf = screens[(at as number) % 40];
          if (!deaf || (at as number) % 7 !== 0) return method.call(this, facts, at);
          const { send } = deaf;
          deaf.send = () => undefined;
          method.call(this, facts, at);
          deaf.send = send;
        },
    ),
  },
  {
    title: 'a pass can be used twice',
    plant: instead(Claims.prototype, 'seatFor', everWithItsBadge()),
  },
  {
    title: 'the clock goes on while the table waits',
    plant: instead(TableClock.prototype, 'stop', never),
  },
  {
    title: 'what could not be stored is kept all the same',
    plant: instead(TableRecord.prototype, 'takeBack', () => () => true),
  },
  {
    title: 'neither clocks nor bots ever wake the table',
    plant: instead(TableClock.prototype, 'until', () => () => Number.POSITIVE_INFINITY),
  },
  {
    title: 'screens that went are kept',
    plant: instead(Broadcast.prototype, 'remove', everyNth(2)),
  },
  {
    title: 'some commits are never written down',
    plant: instead(Writer.prototype, 'write', (method) => {
      let calls = 0;
      return function (work) {
        calls += 1;
        return method.call(this, calls % 50 === 0 ? () => undefined : work);
      };
    }),
  },
  {
    title: 'the first tab is left open when a second one has the seat',
    plant: instead(Broadcast.prototype, 'withSeat', (method) => {
      let calls = 0;
      return function (token) {
        calls += 1;
        return calls % 5 === 0 ? undefined : method.call(this, token);
      };
    }),
  },
  {
    title: 'a point too many is written down for whoever is first',
    plant: inEachGame('outcome', (outcome) => (state) => {
      const end = outcome(state);
      const [first, ...others] = end?.standings ?? [];
      return first && { ...end, standings: [{ ...first, score: first.score + 1 }, ...others] };
    }),
  },
  {
    title: 'what is won is one more than it should be, on receipts too',
    plant: inEachGame('evolve', (evolve) => (state, event) => evolve(state, dearer(event))),
  },
  {
    title: 'a hand is laid into what everybody is shown',
    plant: inEachGame('tableView', (tableView) => (state) => {
      const [{ hand = [] } = {}] = state.players ?? [];
      return { ...tableView(state), peek: hand.slice(-1) };
    }),
  },
  {
    title: 'what was taken in the market can be looked up',
    plant: inEachGame('tableView', (tableView) => (state) => ({
      ...tableView(state),
      peek: state.players?.map(({ owned = [] }: Kept) => owned.at(-1)),
    })),
  },
  {
    title: 'everybody sees how somebody ranks',
    plant: inEachGame('tableView', (tableView) => (state) => ({
      ...tableView(state),
      peek: state.tastings?.map(({ sketch, order }: Kept) => sketch?.order ?? order),
    })),
  },
  {
    title: 'a bid is shown to whoever looks on',
    plant: inEachGame('tableView', (tableView) => (state) => ({
      ...tableView(state),
      peek: state.bids?.map(({ card }: Kept) => card),
    })),
  },
  {
    title: 'everybody is told what somebody drew',
    plant: inEachGame('noticeFor', (noticeFor) => (event, viewer, state) => {
      const notice = noticeFor(event, viewer, state);
      return notice && event.type === 'drew' ? { ...notice, cards: event.cards } : notice;
    }),
  },
  {
    title: 'who only watches is taken for a player',
    plant: instead(
      Broadcast.prototype,
      'add',
      (method) =>
        function (screen) {
          const [token] = this.phones().keys();
          if (screen.seatToken === null && !screen.hosting && token) screen.seatToken = token;
          return method.call(this, screen);
        },
    ),
  },
];
