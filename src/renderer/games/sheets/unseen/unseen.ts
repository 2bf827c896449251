/** What lies face down (T-54), as screens need it. */
import type { Ballot, UnseenView, Vote } from '../../../../games/sheets/face-down.ts';
import type { SeatView, TableView } from '../../../../games/sheets/view.ts';
import type { Choice, SeatIndex } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';
import { plainNumber } from '../../../ui/measure.ts';
import type { HandProps, TableProps } from '../../props.ts';
import { lineOf } from '../parts/lines.ts';

export type { Ballot, UnseenView, Vote };

export type UnseenBook = TableProps<Pick<TableView<unknown>, 'unseen' | 'vote' | 'votes'>>;

export const voiceOf = ({ mine }: Pick<HandProps<unknown, unknown>, 'mine'>): number | undefined =>
  (mine as SeatView | null)?.voice;

/** Where nothing but a button says that it is all: a pad for bids says so with what it sends last. */
export const readyIn = ({ choices }: Pick<UnseenBook, 'choices'>, seat: SeatIndex): Choice | undefined =>
  lineOf(choices, `bid-${seat}`) ? undefined : lineOf(choices, `ready-${seat}`);

/** What one seat may do: on its own phone, or where this screen is handed over to it. */
export const choicesOf = (choices: readonly Choice[], seat: SeatIndex): readonly Choice[] =>
  choices.filter(({ id, move }) => {
    const { seat: of, taster = of } = move as unknown as { readonly seat?: number; readonly taster?: number };
    return taster === seat && !id.startsWith('correct-') && !('what' in move);
  });

interface Named {
  readonly words: GameWords;
  readonly seats: readonly { readonly name: string }[];
}

export function voiceIn({ words, seats }: Named, what: Ballot, value: number): string {
  if (what === 'yes-no') return words.say(value === 1 ? 'ui.vote.yes' : 'ui.vote.no');
  return what === 'player' ? (seats[value]?.name ?? '') : plainNumber(value);
}

/** Each answer with those who gave it, the most wanted first. */
export function answersTo({ what, voices }: Pick<Vote, 'what' | 'voices'>): readonly {
  readonly value: number;
  readonly seats: readonly SeatIndex[];
}[] {
  const values = [...new Set(voices.map(({ value }) => value))];
  const seatsFor = (value: number) => voices.filter((one) => one.value === value).map(({ seat }) => seat);
  return values
    .map((value) => ({ value, seats: seatsFor(value) }))
    .sort((a, b) =>
      what === 'number' ? b.value - a.value : b.seats.length - a.seats.length || b.value - a.value,
    );
}
