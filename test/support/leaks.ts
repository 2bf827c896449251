/**
 * Finds what only one seat may know in the bytes of another screen: in a document, a choice, a notice.
 * A match is played over real sockets, by chance; a card is told by the lists of cards in the log.
 */
import { openStore } from '../../src/main/store/store.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import { beginMatch, type Evening } from '../main/house.ts';
import { isPatch, type ScreenClient } from '../main/screen-client.ts';
import { VirtualTime } from './virtual-time.ts';

const MOVES = 300;
/** Of the table's time, in which nothing comes of it. */
const MOST_IDLE_STEPS = 1000;

interface World {
  readonly rng: Rng;
  readonly time: VirtualTime;
}

/** The table's clocks stand still until they are asked; its work is done as ever. */
class HandTime extends VirtualTime {
  override soon(run: () => void): void {
    setImmediate(run);
  }
}
const many = { perSecond: 1e6, burst: 1e6 };

/** What each screen had and got around one move. */
interface Moment {
  /** Whose one move it was; null when it was the clock's, or several. */
  readonly mover: number | null;
  readonly shown: ReadonlySet<string>;
  readonly own: readonly ReadonlySet<string>[];
  readonly sent: readonly string[];
}

const stringsIn = (value: unknown, into = new Set<string>()): Set<string> => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) stringsIn(item, into);
  return into;
};

/** Names of cards: whatever stands in a list of strings in the log. */
function cardsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    for (const item of value) into.add(item);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) cardsIn(item, into);
  return into;
}

function look(evening: Evening, heard: number[], moved: number | null): Moment {
  const screens = [evening.display, ...evening.phones];
  const sent = screens.map((screen, i) => {
    const texts = screen.received.slice(heard[i]);
    heard[i] = screen.received.length;
    return texts;
  });
  const patches = sent[0]!.filter((text) => isPatch(JSON.parse(text))).length;
  return {
    mover: patches === 1 ? moved : null,
    shown: stringsIn(evening.display.table),
    own: screens.map(({ mine }) => stringsIn(mine)),
    sent: sent.map((texts) => texts.join('\n')),
  };
}

/** Gives the screen that moved, null when only time went by, undefined when nothing goes on. */
async function playOneMove(
  { display, phones }: Evening,
  { rng, time }: World,
): Promise<number | null | undefined> {
  const able = phones.filter(({ choices }) => choices.some(({ blocked }) => !blocked));
  if (able.length === 0) {
    const { rev } = phones[0]!;
    for (let n = 0; phones[0]!.rev === rev; n++) {
      if (n > MOST_IDLE_STEPS || !time.step()) return undefined;
      await display.must('home.state', {});
      await phones[0]!.until(() => phones[0]!.rev >= display.rev);
    }
    return null;
  }
  const phone = rng.pick(able);
  const choice = rng.pick(phone.choices.filter(({ blocked }) => !blocked));
  await phone.move(fillAtRandom(choice, rng) as { type: string }, choice.frame);
  return phones.indexOf(phone) + 1;
}

export async function watch(game: AnyGame): Promise<{ moments: Moment[]; cards: Set<string> }> {
  const [rng, time] = [seededRng(99), new HandTime()];
  const people = Math.min(4, Math.max(3, game.seats.min), game.seats.max);
  const limits = { messages: many, messagesOfAddress: many, bytes: many, bytesOfAddress: many };
  const evening = await beginMatch({
    game: game.id,
    people,
    host: { games: [game], limits, time, chance: () => seededRng(7) },
  });
  const { display, phones, host } = evening;
  await display.until(() => display.table?.phase === 'playing');
  const heard = range(phones.length + 1).map(() => 0);
  const moments = [look(evening, heard, null)];
  for (let n = 0; n < MOVES && display.table?.phase === 'playing'; n++) {
    const mover = await playOneMove(evening, { rng, time });
    if (mover === undefined) break;
    await Promise.all(
      [display, ...phones].map((screen) => screen.until(() => screen.rev >= Math.max(...revs(evening)))),
    );
    moments.push(look(evening, heard, mover));
  }
  await host.close();
  const store = openStore(host.dataDir);
  const cards = cardsIn(store.log.commits(1).map(({ events }) => events));
  store.close();
  return { moments, cards };
}

const revs = ({ display, phones }: Evening): number[] =>
  [display, ...phones].map(({ rev }: ScreenClient) => rev);

interface Finding {
  readonly secrets: number;
  readonly leaks: readonly string[];
}

/** Known to one seat alone: not on the table before or after, and in no other hand from which it may have come. */
function isSecretOf(owner: number, card: string, now: Moment, before: Moment | undefined): boolean {
  if (now.shown.has(card) || before?.shown.has(card)) return false;
  // What one has had, one may name: lay down one of two that are alike, or throw it away and draw it again.
  if (before?.own[owner]?.has(card) && (now.mover === null || now.mover === owner)) return false;
  const elsewhere = (own: Moment['own']) => own.some((cards, screen) => screen !== owner && cards.has(card));
  return !elsewhere(now.own) && !(before && elsewhere(before.own));
}

export function findLeaks(moments: readonly Moment[], cards: ReadonlySet<string>): Finding {
  const leaks: string[] = [];
  let secrets = 0;
  for (const [n, now] of moments.entries()) {
    for (const [owner, mine] of now.own.entries()) {
      for (const card of mine) {
        if (!cards.has(card) || !isSecretOf(owner, card, now, moments[n - 1])) continue;
        secrets += 1;
        for (const [screen, text] of now.sent.entries()) {
          if (screen !== owner && isIn(card, text)) leaks.push(`${card} of ${owner} at ${screen}, move ${n}`);
        }
      }
    }
  }
  return { secrets, leaks };
}

const isIn = (card: string, text: string): boolean =>
  text.includes(card) && new RegExp(`(?<![\\w~-])${card.replace(/[^\w-]/g, '\\$&')}(?![\\w~-])`).test(text);
