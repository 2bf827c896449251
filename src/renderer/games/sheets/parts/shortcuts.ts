/** What the keyboard does on a score sheet, as data: the keys listen to it and the help overlay shows it. */
import type { SeatPublic } from '../../../../shared/protocol.ts';
import { seatOf } from '../../../ui/seats.ts';
import type { TableProps } from '../../props.ts';

export interface Shortcut {
  /** As the browser names them, letters small; `mod+` is Ctrl or ⌘. */
  readonly keys: readonly string[];
  /** The caps in the overlay. */
  readonly caps: readonly string[];
  readonly does: string;
  /** What comes back is waited for before the next key. */
  run(key: string): unknown;
}

export const letterOf = (seat: SeatPublic): string => seatOf(seat.badge).letter.toLowerCase();

export const digits = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));

/** The caps of a row of keys: its ends, when it is long. */
export const span = (keys: readonly string[]): string[] =>
  keys.length > 3 ? [keys[0]!, '…', keys.at(-1)!] : [...keys];

type Book = Pick<TableProps<unknown>, 'undo' | 'redo' | 'words' | 'canUndo' | 'canRedo'>;

/** `back` takes back what is not entered yet, and says whether there was anything. */
export const bookKeys = (book: Book, back: () => boolean = () => false): Shortcut[] => [
  {
    keys: ['u', 'mod+z'],
    caps: ['U'],
    does: book.words.say('ui.undo'),
    run: () => (back() || !book.canUndo ? undefined : book.undo()),
  },
  {
    keys: ['r', 'mod+y', 'mod+shift+z'],
    caps: ['R'],
    does: book.words.say('ui.redo'),
    run: () => (book.canRedo ? book.redo() : undefined),
  },
];

/** Closes the sheet, where a button of its own does. */
export const finishKey = (words: TableProps<unknown>['words'], press: () => unknown): Shortcut => ({
  keys: ['mod+Enter'],
  caps: ['Ctrl', '⏎'],
  does: words.say('choice.finish'),
  run: press,
});

const NAMED: Readonly<Record<string, string>> = { ' ': 'Space' };

/** Shift is told only where it does not already make another character. */
export function keyName({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isCharacter = key.length === 1;
  const plain = NAMED[key] ?? (isCharacter ? key.toLowerCase() : key);
  const mod = ctrlKey || metaKey;
  return `${mod ? 'mod+' : ''}${shiftKey && (mod || !isCharacter) ? 'shift+' : ''}${plain}`;
}
