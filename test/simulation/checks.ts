/** What must hold all evening long, whatever goes wrong. */
import type { Commit } from '../../src/main/store/log.ts';
import type { LiveTable } from '../../src/main/table/live-table.ts';
import { blank, fold, type LiveMatch } from '../../src/main/table/match.ts';
import type { Screen } from '../../src/main/table/screen.ts';
import type { Full, Method, TableDocument } from '../../src/shared/protocol.ts';
import type { Log } from './count/facts.ts';
import { miscount } from './count/index.ts';
import type { Evening } from './evening.ts';
import type { Guest } from './guest.ts';
import { type Line, textOf } from './house.ts';
import { Secrets } from './secrets.ts';
import { TableTime, TurnTime } from './turn-time.ts';

/** A screen that is connected is right within this. */
const SOON_MS = 1000;
/** So much of a sleep may look like a busy moment. */
const MOST_AFTER_SLEEP_MS = 5000;
/** Somebody always taps within seconds, and bots think for less; it is looked every twenty. */
const MOST_LOOKS_STILL = 15;

const RIGHTS: ReadonlySet<string> = new Set(['no-seat', 'no-table', 'host-only']);

/** What every screen of a table must have shown by then. */
interface Expected {
  readonly table: string;
  readonly mine: string;
  readonly by: number;
  /** Of the line on which it must come. */
  readonly line: number;
}

export class Checks {
  readonly #evening: Evening;
  #violation: string | null = null;
  readonly #expected = new Map<Guest, Expected>();
  /** Moves that a screen was told are done: in which match, by the key of the call. */
  readonly #confirmed = new Map<string, string>();
  readonly #refused = new Set<string>();
  /** Since when the host has held the table, and what its clock said. */
  #held: { readonly key: string; readonly at: number } | null = null;
  /** At how many looks nothing had happened since the one before. */
  #still = { key: '', looks: 0 };
  readonly #secrets = new Secrets();
  readonly #time = new TableTime();
  commits = 0;
  /** Finished matches whose points were counted. */
  readonly #ended = new Set<string>();

  constructor(evening: Evening) {
    this.#evening = evening;
  }

  get counted(): number {
    return this.#ended.size;
  }

  violated(what: string): void {
    this.#violation ??= what;
  }

  complain(): void {
    this.#overdue();
    if (this.#violation !== null) throw new Error(this.#violation);
  }

  logged(line: string): void {
    if (!line.startsWith('Nothing can be stored') && !line.startsWith('Storing works'))
      this.violated(`the log of the house: ${line}`);
  }

  confirmed(key: string, { method, match }: { readonly method: Method; readonly match: string }): void {
    if (method === 'move' || method === 'undo' || method === 'redo') this.#confirmed.set(key, match);
  }

  /** Rights come first, also for a call that comes again: then it may have happened before they were lost. */
  refused(key: string, reason: string): void {
    if (!RIGHTS.has(reason)) this.#refused.add(key);
  }

  /** What is hidden from a screen is not in its bytes: neither in documents nor in patches, notices or answers. */
  sent({ table, seatToken }: Line, text: string): void {
    const match = table?.match;
    if (!table || !match) return;
    const { store } = this.#evening.house;
    const at = seatToken === null ? -1 : table.lobby.seats.findIndex(({ token }) => token === seatToken);
    const leak = this.#secrets.leakIn(text, { match, seat: at < 0 ? null : at, store });
    if (leak !== undefined) {
      const who = at < 0 ? 'a screen without a seat' : `the screen of seat ${at}`;
      this.violated(`${who} is sent ${leak}, which is hidden from it: ${around(text, `"${leak}"`)}`);
    }
  }

  /** What the match's clock says, where one goes. */
  clockNow(): { readonly match: string; readonly at: number; readonly resumed: number } | null {
    const { house, code, resumed } = this.#evening;
    const table = house.isUp ? house.table(code) : undefined;
    return table?.match ? { match: table.match.row.publicId, at: table.at, resumed } : null;
  }

  /** Time that nobody was awake for is nobody's: soon after, hardly any has gone by. */
  slept(before: ReturnType<Checks['clockNow']>): void {
    // Nothing was on its way meanwhile.
    const by = this.#evening.time.steady() + SOON_MS;
    for (const [guest, expected] of this.#expected) this.#expected.set(guest, { ...expected, by });
    this.#evening.time.after(SOON_MS, () => {
      const after = this.clockNow();
      if (!before || !after || after.match !== before.match || after.resumed !== before.resumed) return;
      if (after.at > before.at + MOST_AFTER_SLEEP_MS)
        this.violated(`the machine slept, and the clock went from ${before.at} to ${after.at}`);
    });
  }

  changed(guest: Guest): void {
    if (guest === this.#evening.host) this.#lookAtTime();
    const expected = this.#expected.get(guest);
    if (expected && this.#shows(guest, expected)) this.#expected.delete(guest);
    const { mirror } = guest;
    if (!guest.hasAskedForSeat && mirror.seat !== null)
      this.violated(`${guest.name} never asked for a seat and is shown that of ${mirror.seat}`);
  }

  /** Now and then: everything is compared with everything. */
  look(): void {
    const { house } = this.#evening;
    if (!house.isUp) return;
    house.store.writer.settle();
    // The power was cut in that very commit.
    if (!house.isUp) return;
    this.#expectAll();
    this.#oneScreenASeat();
    this.#foldsToTheSame();
    this.#stands();
    this.#isBounded();
  }

  /** What the table's own screen shows. */
  beforeCrash(): TableDocument | null {
    this.#expected.clear();
    this.#time.forget();
    return this.#evening.host.mirror.table;
  }

  /** What was told is in the log, once; and the time of the table did not run back. */
  afterCrash(shown: TableDocument | null): void {
    const { house, code } = this.#evening;
    this.#callsAreStored();
    const match = house.table(code)?.match;
    if (!shown?.match || shown.match.id !== match?.row.publicId) return;
    const seen = new Set<string>();
    const { store } = house;
    const game = match.game;
    fold(blank(game, match.row), store.log.commits(match.row.id), ({ state }) => {
      seen.add(JSON.stringify(game.tableView(state as never)));
    });
    if (!seen.has(JSON.stringify(shown.match.view)))
      this.violated('a screen had been shown what is not in the log');
    for (const timer of shown.match.timers) {
      const now = house.table(code)?.views?.clocks.find(({ id }) => id === timer.id);
      if (now && now.due > timer.due + 1) this.violated(`the clock ${timer.id} got more time by a restart`);
    }
  }

  atTheEnd(): void {
    const { house } = this.#evening;
    if (!house.isUp) return;
    house.store.writer.settle();
    if (!house.isUp) return;
    this.#foldsToTheSame();
    this.commits += this.#countCommits();
    this.#callsAreStored();
    this.complain();
  }

  // ------------------------------------------------------------

  #callsAreStored(): void {
    const { db, log } = this.#evening.house.store;
    const times = new Map<string, number>();
    const calls = db.prepare<[], string>('SELECT call FROM commits WHERE call IS NOT NULL').pluck().all();
    for (const call of calls) times.set(call, (times.get(call) ?? 0) + 1);
    for (const [call, n] of times) if (n > 1) this.violated(`the call ${call} happened ${n} times`);
    for (const call of this.#refused)
      if (times.has(call)) this.violated(`the call ${call} was refused and happened all the same`);
    for (const [call, match] of this.#confirmed)
      if (!times.has(call) && log.isKnown(match))
        this.violated(`the call ${call} was confirmed and is not in the log`);
  }

  #countCommits(): number {
    const { db } = this.#evening.house.store;
    return db.prepare<[], number>('SELECT count(*) FROM commits').pluck().get() ?? 0;
  }

  /** All screens of the table, as fresh ones would be shown it at this moment. */
  #expectAll(): void {
    const { house, code, time } = this.#evening;
    const table = house.table(code);
    if (!table) return;
    const probes = new Map<string, Probe>();
    for (const guest of this.#connected()) {
      const line = [...house.lines].find((one) => one.table === table && one.id === guest.screen);
      if (!line) continue;
      const probe = new Probe(line);
      probes.set(guest.name, probe);
      table.broadcast.add(probe);
    }
    table.touch();
    house.store.writer.after(() => {
      for (const guest of this.#connected()) {
        const probe = probes.get(guest.name);
        if (!probe?.seen) continue;
        const expected = { ...probe.seen, by: time.steady() + SOON_MS, line: guest.lines };
        if (!this.#shows(guest, expected)) this.#expected.set(guest, expected);
      }
    });
    house.store.writer.settle();
    for (const probe of probes.values()) table.broadcast.remove(probe);
    const [first] = probes.values();
    if (first?.seen) this.#clockIsRight(table, first.seen.at);
    table.touch();
  }

  #connected(): Guest[] {
    const { guests, host } = this.#evening;
    return [...guests, host].filter(({ isHere }) => isHere);
  }

  #shows({ mirror }: Guest, { table, mine }: Expected | { table: string; mine: string }): boolean {
    return JSON.stringify(mirror.table) === table && JSON.stringify(mirror.mine) === mine;
  }

  #overdue(): void {
    const now = this.#evening.time.steady();
    for (const [guest, { by, table, mine, line }] of this.#expected) {
      if (!guest.isHere || guest.lines !== line) this.#expected.delete(guest);
      else if (now > by)
        this.violated(
          `${guest.name} is shown something else than a fresh screen: ${differing([
            [JSON.stringify(guest.mirror.table), table],
            [JSON.stringify(guest.mirror.mine), mine],
          ])}`,
        );
    }
  }

  /** The log, from its first commit, gives the match that is played. */
  #foldsToTheSame(): void {
    const { house } = this.#evening;
    for (const { match } of house.tables) {
      if (!match || house.store.writer.trouble) continue;
      const commits = house.store.log.commits(match.row.id);
      if (commits.length !== match.seq) {
        this.violated(`${match.seq} commits were made and ${commits.length} are in the log`);
        return;
      }
      let latest = -1;
      for (const { at, seq } of commits) {
        if (at < latest) this.violated(`the clock ran back at commit ${seq}: from ${latest} to ${at}`);
        latest = at;
      }
      const turns = new TurnTime();
      const again = fold(blank(match.game, match.row), commits, (after) => {
        const wrong = turns.follow(after);
        if (wrong) this.violated(`${match.game.id}, commit ${after.seq}: ${wrong}`);
      });
      if (JSON.stringify(again.state) !== JSON.stringify(match.state))
        this.violated(`the log of ${match.game.id} folds to another state than the one that is played`);
      this.#addsUp(again, commits);
    }
  }

  /** The points are those of an independent count, and at the end every one is on the receipt. */
  #addsUp({ game, row, state, outcome }: LiveMatch, commits: readonly Commit[]): void {
    const options = row.options as Log['options'];
    const standings = outcome?.standings ?? game.standings?.(state as never) ?? [];
    const wrong = miscount(game.id, { seats: row.seats, options, commits }, standings);
    if (wrong) this.violated(wrong);
    if (!outcome) return;
    this.#ended.add(row.publicId);
    for (const { seat, score } of outcome.standings) {
      const lines = game.receipt(state as never).filter((line) => line.seat === seat);
      const onReceipt = lines.reduce((total, { points }) => total + points, 0);
      if (onReceipt !== score)
        this.violated(
          `the receipt of seat ${seat} in ${game.id} has ${onReceipt} points instead of ${score}`,
        );
    }
  }

  /** Somebody who is asked is there, and nobody has stopped the match: something happens. */
  #stands(): void {
    const { house, code } = this.#evening;
    const table = house.table(code);
    const { match, playing } = table ?? {};
    const key = `${match?.row.publicId} ${match?.seq}`;
    if (key !== this.#still.key) this.#still = { key, looks: 0 };
    if (!table || !match || !playing || table.halted || match.game.kind === 'sheet') return;
    const asked = playing.views.frames.at(-1)?.actors ?? [];
    const isAnswerable = asked.some((seat) => playing.seats[seat] && table.isAwake(playing.seats[seat]));
    if (isAnswerable) this.#still.looks += 1;
    if (this.#still.looks > MOST_LOOKS_STILL)
      this.violated(`${match.game.id} stands still: ${JSON.stringify(match.frames)}`);
  }

  #oneScreenASeat(): void {
    const { house } = this.#evening;
    const tokens = [...house.lines].flatMap(({ seatToken }) => seatToken ?? []);
    if (new Set(tokens).size < tokens.length) this.violated('two screens have one seat');
  }

  #lookAtTime(): void {
    const { house, code } = this.#evening;
    const table = house.isUp ? house.table(code) : undefined;
    if (!table) return;
    const wrong = this.#time.look(table.match, table.at);
    if (wrong) this.violated(wrong);
    // The next game may be chosen before anybody looks again.
    const { match } = table;
    if (match?.outcome && !this.#ended.has(match.row.publicId)) {
      house.store.writer.settle();
      if (house.isUp) this.#foldsToTheSame();
    }
  }

  /** Never behind the last commit, and not a moment later while the host holds the table. */
  #clockIsRight({ match, halted, broadcast }: LiveTable, at: number): void {
    if (match && at < match.at)
      this.violated(`the clock shows ${at}, and the last commit was at ${match.at}`);
    const key = `${match?.row.publicId} ${match?.at} ${this.#evening.resumed}`;
    if (!halted || !match || broadcast.size === 0) this.#held = null;
    else if (this.#held?.key !== key) this.#held = { key, at };
    else if (at > this.#held.at)
      this.violated(`the clock goes on from ${this.#held.at} to ${at} while the table is held`);
  }

  #isBounded(): void {
    const { house } = this.#evening;
    for (const table of house.tables) {
      const lines = [...house.lines].filter((line) => line.table === table).length;
      if (table.broadcast.size > lines)
        this.violated(`the table keeps ${table.broadcast.size} screens of which ${lines} are there`);
    }
  }
}

/** A fresh screen in the place of another one, for a moment. */
class Probe implements Screen {
  readonly id = 'probe';
  readonly address = '10.0.0.99';
  /** Else it would be counted among those who look on. */
  readonly display = true;
  readonly hosting: boolean;
  readonly seatToken: string | null;
  readonly hand: string | null;
  readonly lag = undefined;
  readonly behind = false;
  seen: { readonly table: string; readonly mine: string; readonly at: number } | null = null;

  constructor({ hosting, seatToken, hand }: Screen) {
    this.hosting = hosting;
    this.seatToken = seatToken;
    this.hand = hand;
  }

  send(frame: Buffer): void {
    if (this.seen) return;
    const { table, mine, at } = JSON.parse(textOf(frame)) as Full;
    this.seen = { table: JSON.stringify(table), mine: JSON.stringify(mine), at };
  }

  tell(): void {
    return;
  }

  bye(): void {
    return;
  }
}

function differing(pairs: readonly (readonly [string, string])[]): string {
  const [is, should] = pairs.find(([a, b]) => a !== b) ?? ['', ''];
  let at = 0;
  while (is[at] === should[at] && at < is.length) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `…${around(is)}… instead of …${around(should)}…`;
}

const around = (text: string, part: string): string => {
  const at = text.indexOf(part);
  return `…${text.slice(Math.max(0, at - 120), at + 80)}…`;
};
