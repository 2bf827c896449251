/** What is called at the table (T-50), in words. */
import type { Draw } from '../../../../games/sheets/draws.ts';
import type { CalledView, TableView } from '../../../../games/sheets/view.ts';
import type { Choice } from '../../../../shared/game.ts';
import type { ShownTimer } from '../../../../shared/protocol.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';
import type { SoundName } from '../../../ui/sound.svelte.ts';
import type { TableProps } from '../../props.ts';

/** A book with all that stands beside its points. */
export type CompanionBook = TableProps<Beside>;

interface Beside extends Pick<TableView<unknown>, 'unseen' | 'vote' | 'votes'> {
  readonly sheet?: unknown;
  readonly called?: CalledView;
  readonly draws?: readonly Draw[];
  readonly entries: readonly object[];
}

export type LedBook = TableProps<
  Pick<TableView<unknown>, 'unseen'> & { readonly called?: CalledView; readonly entries: readonly object[] }
>;
export type { CalledView };

export const titleOf = ({ kind, params }: CalledView, words: GameWords): string =>
  words.say(`call.${kind}`, params);

export const howOf = ({ kind, params }: CalledView, words: GameWords): string =>
  words.say(`call.${kind}.how`, params);

export interface AnswerLine {
  readonly choice: Choice;
  readonly answer: string;
  readonly label: string;
}

/** What is expected has a big button; the rest stands by. */
const BIG: ReadonlySet<string> = new Set(['next', 'laid', 'out']);
export const isBig = ({ answer }: AnswerLine): boolean => BIG.has(answer);

/** What can be said to it by a tap, in the words that fit this call; the first is the expected one. */
export const answersOf = ({ choices, view, words }: LedBook): AnswerLine[] =>
  choices.flatMap((choice) => {
    if (!choice.id.startsWith('call-') || choice.slots) return [];
    const answer = choice.id.slice('call-'.length);
    const own = `ui.call.${answer}.${view.called?.kind}`;
    return [{ choice, answer, label: words.say(words.has(own) ? own : `ui.call.${answer}`) }];
  });

export const seatChoice = ({ choices }: Pick<LedBook, 'choices'>): Choice | undefined =>
  choices.find(({ id }) => id === 'call-seat');

export const callTimer = ({ timers }: Pick<LedBook, 'timers'>): ShownTimer | undefined =>
  timers.find(({ kind }) => kind === 'call');

/** S-4: the number is the sign, and each of its seconds is heard. */
export const isCount = ({ kind }: CalledView): boolean => kind === 'count';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  count: 'timer',
  'hands-off': 'flap',
  grab: 'bell',
  'grab-any': 'bell',
  'give-left': 'slide',
  'give-right': 'slide',
  napkins: 'flap',
  bid: 'card',
  'build-card': 'card',
  'last-round': 'bell',
  over: 'pop',
};

export const soundOf = ({ kind }: CalledView): SoundName => SOUNDS[kind] ?? 'stamp';
