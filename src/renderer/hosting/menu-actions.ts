/** What the corner menu offers, as data. */
import type { TableDocument } from '../../shared/protocol.ts';
import { canFillScreen } from '../device/full-screen.ts';

export type MenuAction =
  | 'pause'
  | 'resume'
  | 'undo'
  | 'lobby'
  | 'next'
  | 'lock'
  | 'unlock'
  | 'rules'
  | 'log'
  | 'evening'
  | 'screens'
  | 'card'
  | 'fullscreen'
  | 'home'
  | 'end'
  | 'close';

interface Situation {
  readonly table: TableDocument;
  readonly hosting: boolean;
  readonly canUndo: boolean;
  readonly blank: boolean;
  readonly hasLog: boolean;
}

interface Entry {
  readonly key: MenuAction;
  readonly icon: string;
  /** Asks a second time. */
  readonly danger?: true;
  when(situation: Situation): boolean;
}

const isPlaying = ({ table, hosting }: Situation): boolean => hosting && table.phase === 'playing';

/** A sheet that was closed too early is opened again (T-2). */
const isClosedSheet = ({ table, hosting }: Situation): boolean =>
  hosting && table.kind === 'sheet' && table.phase === 'over';

/** T-1: who plays can be changed until the first score. */
const isBlankSheet = (now: Situation): boolean => isPlaying(now) && now.blank;

const ENTRIES: readonly Entry[] = [
  { key: 'pause', icon: 'pause', when: (now) => isPlaying(now) && !now.table.paused },
  { key: 'resume', icon: 'play', when: (now) => isPlaying(now) && now.table.paused !== null },
  { key: 'undo', icon: 'undo', when: (now) => (isPlaying(now) || isClosedSheet(now)) && now.canUndo },
  { key: 'lobby', icon: 'users', when: isBlankSheet },
  {
    key: 'next',
    icon: 'cards',
    when: (now) => now.hosting && (now.table.phase !== 'playing' || isBlankSheet(now)),
  },
  { key: 'lock', icon: 'lock', when: ({ hosting, table }) => hosting && !table.locked },
  { key: 'unlock', icon: 'unlock', when: ({ hosting, table }) => hosting && table.locked },
  { key: 'rules', icon: 'book', when: () => true },
  { key: 'log', icon: 'list', when: ({ hasLog }) => hasLog },
  { key: 'evening', icon: 'star', when: ({ table }) => table.evening.length > 0 },
  { key: 'screens', icon: 'screens', when: () => true },
  { key: 'card', icon: 'print', when: ({ hosting, table }) => hosting && table.phase === 'lobby' },
  { key: 'fullscreen', icon: 'fullscreen', when: canFillScreen },
  { key: 'home', icon: 'home', when: () => true },
  { key: 'end', icon: 'stop', danger: true, when: isPlaying },
  {
    key: 'close',
    icon: 'trash',
    danger: true,
    when: ({ hosting, table }) => hosting && table.phase !== 'playing',
  },
];

export const menuActions = (situation: Situation): readonly Entry[] =>
  ENTRIES.filter((entry) => entry.when(situation));
