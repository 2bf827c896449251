/** What a phone says to whoever can only look on just now. */
import type { SeatView, TableView, TastingView } from '../../../../games/sandwich/view-types.ts';
import type { SeatIndex, TextParams } from '../../../../shared/game.ts';

const TURNS: ReadonlySet<TableView['phase']> = new Set(['reveal', 'pitch', 'rank', 'verdict']);

/** The tasting that everybody looks at. */
export const turnOf = ({ phase, tastings, turn }: TableView): TastingView | undefined =>
  TURNS.has(phase) ? tastings[turn] : undefined;

function keyOf(view: TableView, { guess }: SeatView, seat: SeatIndex): string {
  const { phase, first, setup } = view;
  if (phase === 'named') return first === seat ? 'ui.watch.first' : 'ui.first';
  if (phase === 'serving' || phase === 'selling' || phase === 'together') return `ui.watch.${phase}`;
  if (phase === 'roundEnd') return 'ui.watch.round';
  const turn = turnOf(view);
  if (!turn) return '';
  const own = turn.taster === seat;
  if (phase !== 'verdict') return `ui.watch.${own ? 'pitch' : setup.bleah ? 'bleah' : 'taster'}`;
  if (guess)
    return `ui.guess.${turn.plates.some(({ id, place }) => id === guess && place === 1) ? 'right' : 'wrong'}`;
  if (turn.byLot) return 'ui.byLot';
  return own ? 'ui.watch.own' : 'ui.watch.verdict';
}

export const watchLine = (
  view: TableView,
  mine: SeatView,
  seat: SeatIndex,
): readonly [key: string, params: TextParams] => [
  keyOf(view, mine, seat),
  {
    who: { seat: turnOf(view)?.taster ?? view.first ?? 0 },
    n: view.history.at(-1)?.points[seat] ?? 0,
  },
];
