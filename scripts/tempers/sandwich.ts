/** What the tempers of Sandwich do more of: what they take at the market, and what they put first. */
import { flavourOf, TRAITS, type Trait } from '../../src/games/sandwich/bots/flavours.ts';
import { cravingOf, tempers } from '../../src/games/sandwich/bots/tempers.ts';
import { cardOf } from '../../src/games/sandwich/cards.ts';
import { sandwich } from '../../src/games/sandwich/index.ts';
import { sum } from '../../src/shared/lists.ts';
import type { Played } from '../../test/support/playout.ts';
import { factsOf, happenedIn, type Signs } from './measure.ts';

const amountIn = (trait: Trait, card: string): number => flavourOf(cardOf(card).id)[TRAITS.indexOf(trait)]!;

/** The cards of the market that it took. */
const takenBy = (played: Played, seat: number): string[] =>
  factsOf(played, seat, 'took').map(({ event }) => (event as { card?: string }).card!);

/** The layers of the sandwiches that it put first. */
function praisedBy(played: Played, seat: number): string[] {
  const rankings = happenedIn(played).filter(
    ({ event }) => event.type === 'ranked' && (event as { taster?: number }).taster === seat,
  );
  return rankings.flatMap(({ event, after }) => {
    const [first] = (event as { order?: readonly string[] }).order ?? [];
    const { tastings } = sandwich.tableView(after);
    return tastings.flatMap(({ plates }) => plates.find(({ id }) => id === first)?.layers ?? []);
  });
}

const seen = (trait: Trait) => (played: Played, seat: number) => {
  const cards = [...takenBy(played, seat), ...praisedBy(played, seat)];
  return { amount: sum(cards.map((card) => amountIn(trait, card))), of: cards.length };
};

export const signs: Signs = {
  game: sandwich,
  of: Object.fromEntries(tempers.map((temper) => [temper, seen(cravingOf(temper)!)])),
};
