/** The game as it was once: its facts said when they happened, a bite was a `dared`, and there was no milk. */
import { EventDraft } from '../../src/shared/event-draft.ts';
import type { AnyGame, Command, GameEvent, Match } from '../../src/shared/game.ts';
import type { Event } from './dare/events.ts';
import { dare } from './dare/index.ts';
import type { Move } from './dare/moves.ts';
import type { Options } from './dare/options.ts';
import type { State } from './dare/state.ts';

type OldEvent = GameEvent & { readonly at: number };
type OldDraft = EventDraft<State, OldEvent>;

interface OldOptions {
  readonly rounds: number;
  readonly seconds: number;
}

const told = (event: Event, at: number): OldEvent => ({
  ...event,
  type: event.type === 'bitten' ? 'dared' : event.type,
  at,
});

function known({ at: _, ...event }: OldEvent): Event {
  return { ...event, type: event.type === 'dared' ? 'bitten' : event.type } as Event;
}

/** What the rules of today tell, told as it was then. */
function telling<T>(draft: OldDraft, tell: (today: EventDraft<State, Event>) => T): T {
  const today = new EventDraft<State, Event>({
    state: draft.state,
    at: draft.at,
    rng: draft.rng,
    evolve: dare.evolve,
  });
  const answer = tell(today);
  for (const event of today.events) draft.emit(told(event, draft.at));
  return answer;
}

const renamed = (key: string): string => (key === 'clock' ? 'seconds' : key);

export const firstEdition: AnyGame = {
  ...dare,
  upgrades: [],
  options: dare.options
    .filter(({ key }) => key !== 'milk')
    .map((field) => ({ ...field, key: renamed(field.key) })),
  presets: [{ id: 'mild', options: { rounds: 3 } }],
  checkOptions: () => [],
  initial: ({ seats, options }: Match<OldOptions>) => {
    const today: Options = { rounds: options.rounds, clock: options.seconds, milk: false };
    return dare.initial({ seats, options: today });
  },
  setup: (draft: OldDraft) => telling(draft, (today) => dare.setup(today)),
  decide: (draft: OldDraft, command: Command<Move>) => telling(draft, (today) => dare.decide(today, command)),
  evolve: (state: State, event: OldEvent) => dare.evolve(state, known(event)),
  reversible: (event: OldEvent) => dare.reversible(known(event)),
  noticeFor: (event: OldEvent, viewer, state: State) => dare.noticeFor(known(event), viewer, state),
};
