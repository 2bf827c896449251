/** A match of bots, told move by move: what each had in hand, what it did, and what came of it. */
import type { AnyGame } from '../../src/shared/game.ts';
import { type Messages, say, type Wording } from '../../src/shared/text.ts';
import { playout, type Step } from '../../test/support/playout.ts';
import { withTemper } from '../tempers/measure.ts';
import type { Arena } from './duels.ts';

export async function trace(arena: Arena, levels: readonly string[], seed: number): Promise<void> {
  const { game, options, minds } = arena;
  const players = levels.map((wanted) => {
    const [level, temper] = wanted.split(':');
    const mind = minds.find(({ id }) => id === level) ?? minds.at(-1)!;
    return temper === undefined ? mind : withTemper(mind, temper);
  });
  const { en } = (await import(`../../src/games/${game.text}/text/en.ts`)) as { en: Messages };
  const names = players.map(({ id }, seat) => `${'ABCDEFGHIJKL'[seat]} ${id}`);
  const wording = wordingOf(en, names);
  const { steps, end } = playout({ game, match: { seats: players.length, options }, seed, players });
  let told = '';
  for (const step of steps) {
    const { actor, move } = step.command;
    const here = standing(game, wording, step.before);
    if (here !== told) console.log(here);
    told = here;
    const hand = actor === 'table' ? '' : handOf(game, wording, step, actor);
    console.log(
      `${Math.round(step.at / 1000)} s  ${actor === 'table' ? 'time' : names[actor]}: ${worded(move, wording)}${hand}`,
    );
    for (const line of noticesOf(game, wording, step)) console.log(`      ${line}`);
  }
  for (const { seat, score, rank } of game.outcome(end)!.standings)
    console.log(`${rank}. ${names[seat]}: ${score}`);
}

const wordingOf = (en: Messages, seats: readonly string[]): Wording => ({
  locale: 'en',
  lookup: (key) => en[key],
  names: {
    seat: (seat) => seats[seat] ?? 'somebody',
    card: (id) => {
      const plain = id.split('~')[0]!;
      return en[`card.${plain}`] === undefined ? plain : say(wordingOf(en, seats), `card.${plain}`);
    },
  },
});

/** Any move, hand or table: the cards in it by their names, everything else as it is. */
function worded(value: unknown, wording: Wording): string {
  if (typeof value === 'string') return wording.names.card(value);
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((item) => worded(item, wording)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { type, card, ...rest } = value as Record<string, unknown>;
  const shown = Object.entries(rest).map(([key, item]) => `${key} ${worded(item, wording)}`);
  return [type, card === undefined ? undefined : worded(card, wording), ...shown].filter(Boolean).join(' · ');
}

/** What is worth knowing of the table before a move is a matter of each game: all that its players have of their own. */
function standing(game: AnyGame, wording: Wording, state: unknown): string {
  const standings = game.standings?.(state as never) ?? [];
  return `   [${standings.map(({ seat, score }) => `${wording.names.seat(seat)} ${score}`).join(' | ')}]`;
}

function handOf(game: AnyGame, wording: Wording, { before }: Step, seat: number): string {
  const { hand } = game.seatView(before, seat) as {
    hand?: readonly (string | { card?: string; face?: string })[];
  };
  const cards = hand?.map((one) => (typeof one === 'string' ? one : (one.face ?? one.card ?? '?'))) ?? [];
  return cards.length > 0 ? `   (hand: ${worded(cards, wording)})` : '';
}

const noticesOf = (game: AnyGame, wording: Wording, { events, after }: Step): string[] =>
  events.flatMap((event) => {
    const notice = game.noticeFor(event, 'table', after) as
      | { type: string; params?: Record<string, never> }
      | undefined;
    const text = notice && say(wording, `notice.${notice.type}`, notice.params);
    return text && !text.startsWith('notice.') ? [text] : [];
  });
