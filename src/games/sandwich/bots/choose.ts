import type { Move } from '../moves.ts';
import { cook, grab, reconsider, stack } from './cooking.ts';
import { type Decision, decision, highest, type Input, type Mind, sinceAsked } from './mind.ts';
import { fitsTheme, palateOf } from './taste.ts';

function rank(input: Input): Decision {
  const { table, mine, seat, character, temper } = input;
  const tasting = mine.tasting ?? table.tastings.find(({ taster }) => taster === seat);
  if (!tasting) return undefined;
  const palate = palateOf(character, table.setup, temper);
  const plates = tasting.plates.map(({ id, layers }) => ({
    id,
    liked: palate.likes(layers ?? []),
    fits: fitsTheme(table, layers ?? []),
  }));
  const order = [...plates].sort((a, b) => b.liked - a.liked).map(({ id }) => id);
  const bonus = highest(plates, ({ fits }) => fits)!.id;
  const move: Move = table.plan.theme ? { type: 'rank', order, bonus } : { type: 'rank', order };
  return decision(input, move, sinceAsked(input, [3500, 6000], 7));
}

const offers = (input: Input, type: Move['type']): boolean =>
  input.choices.some(({ move, blocked }) => move.type === type && !blocked);

export function choose(input: Input, mind: Mind): Decision {
  if (offers(input, 'grab')) return grab(input, mind);
  if (offers(input, 'stack')) return stack(input, mind);
  if (input.table.phase === 'prep' && input.choices.some(({ move }) => move.type === 'ready'))
    return cook(input, mind);
  if (input.table.setup.trading && offers(input, 'unready')) return reconsider(input, mind);
  if (offers(input, 'reveal')) return decision(input, { type: 'reveal' }, sinceAsked(input, [1200, 2500], 8));
  if (offers(input, 'skip-pitch'))
    return decision(input, { type: 'skip-pitch' }, sinceAsked(input, [1000, 2500], 9));
  return offers(input, 'rank') ? rank(input) : undefined;
}
