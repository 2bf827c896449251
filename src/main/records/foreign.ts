/** Takes in plays that other programs kept: a look first, then all that are new. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type AnyGame, accept, type Result, refuse } from '../../shared/game.ts';
import { shownOf } from '../../shared/lines.ts';
import { tidyName } from '../../shared/names.ts';
import type { ForeignPlay, PlayState, PlaysAnswer } from '../../shared/past-plays.ts';
import { pastPlaysSchema } from '../../shared/past-plays.ts';
import { plainLetters } from '../../shared/plain-letters.ts';
import type { Store } from '../store/store.ts';
import { entryOf } from './past-play.ts';

const LONGEST_NAME = 24;
const LONGEST_TITLE = 40;
const LONGEST_PLACE = 60;
const LONGEST_NOTE = 2000;
const DAY_MS = 24 * 3600_000;
/** Yields, so that tables play on while a long file is read. */
const TURN = 50;
/** So many are written before others have their turn. */
const WRITTEN = 10;

interface Taking {
  readonly store: Store;
  /** The sheet for whatever has none of its own. */
  readonly game: AnyGame;
  /** What games are called that are not known by a title of their own. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

interface Fit extends ForeignPlay {
  readonly id: string;
  /** As the file calls it: our own, where we have written it. */
  readonly source: string;
}

/** As it can be kept: names and notes as long as ours. */
function fitted(play: ForeignPlay, { seats }: AnyGame): Fit | undefined {
  const players = play.players.map((one) => ({ ...one, name: shownOf(tidyName(one.name), LONGEST_NAME) }));
  const names = new Set(players.map(({ name }) => plainLetters(name)));
  if (players.length < seats.min || players.length > seats.max) return undefined;
  if (names.size < players.length || names.has('')) return undefined;
  const text = {
    title: shownOf(play.title, LONGEST_TITLE),
    place: shownOf(play.place, LONGEST_PLACE),
    note: play.note
      .split('\n')
      .map((line) => shownOf(line, LONGEST_NOTE))
      .join('\n')
      .trim()
      .slice(0, LONGEST_NOTE),
  };
  const fit = { ...play, ...text, players };
  const source = play.id ?? JSON.stringify([play.at, text.title, players]);
  return { ...fit, source, id: idOf(source) };
}

const idOf = (source: string): string =>
  `x-${createHash('sha256').update(source).digest('base64url').slice(0, 24)}`;

interface Scored {
  readonly name: string;
  readonly points: number;
}

const looks = (players: readonly Scored[]): string =>
  JSON.stringify(players.map(({ name, points }) => [plainLetters(name), points]).sort());

/** Somebody may have written it down here already, or played it here, at another hour of that day. */
function isAlike({ store, names }: Taking, { title, at, players }: Fit): boolean {
  const wanted = looks(players);
  const called = plainLetters(title);
  const { items } = store.history.list({ limit: 200, from: at - DAY_MS, until: at + DAY_MS });
  return items.some((item) => {
    const titles = item.title === undefined ? ['', ...(names.get(item.game) ?? [])] : [item.title];
    const isCalledSo = titles.some((one) => plainLetters(shownOf(one, LONGEST_TITLE)) === called);
    return isCalledSo && looks(item.players.map(({ name, score }) => ({ name, points: score }))) === wanted;
  });
}

export async function takeForeign(taking: Taking, text: string): Promise<Result<PlaysAnswer>> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('unreadable');
  }
  const asked = pastPlaysSchema.safeParse(raw);
  if (!asked.success) return refuse('unreadable');
  const { store, game } = taking;
  store.writer.settle();
  const seen = new Set<string>();
  const fresh: Fit[] = [];
  const states: PlayState[] = [];
  for (const [i, play] of asked.data.plays.entries()) {
    const fit = fitted(play, game);
    const state = fit ? stateOf(taking, fit, seen) : 'bad';
    if (fit) seen.add(fit.id);
    if (fit && state === 'new') fresh.push(fit);
    states.push(state);
    if (i % TURN === TURN - 1) await setImmediate();
  }
  if (asked.data.look) return accept({ states, added: 0 });
  return (await write(taking, fresh)) ? accept({ states, added: fresh.length }) : refuse('disk');
}

function stateOf(taking: Taking, fit: Fit, seen: ReadonlySet<string>): PlayState {
  const { history } = taking.store;
  if (seen.has(fit.id) || history.has(fit.id) || history.has(fit.source)) return 'known';
  return isAlike(taking, fit) ? 'alike' : 'new';
}

/** A few at a time, each of which is whole: what is in already is known, if the file is brought again. */
async function write({ store, game }: Taking, plays: readonly Fit[]): Promise<boolean> {
  const { history, roster, writer } = store;
  let isKept = true;
  for (const [i, play] of plays.entries()) {
    const people = roster.named(play.players);
    // Somebody may have brought the same file meanwhile.
    if (history.has(play.id)) continue;
    const entry = entryOf(game, {
      ...play,
      players: play.players.map(({ points, won }, seat) => ({
        ...{ who: people[seat]!, points: [points] },
        ...(won !== undefined && { won }),
      })),
    });
    writer.write(() => {
      roster.seat(entry.seats);
      history.save(entry);
    });
    writer.after((error) => {
      isKept &&= error === null;
    });
    if (i % WRITTEN === WRITTEN - 1) await setImmediate();
    if (!isKept) break;
  }
  writer.settle();
  return isKept;
}
