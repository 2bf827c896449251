/** What a host may do with a seat, as data: which, when, under which symbol. */
import type { SeatPublic, TableDocument } from '../../shared/protocol.ts';

export type SeatAction =
  | 'rename'
  | 'earlier'
  | 'later'
  | 'skip'
  | 'toBot'
  | 'toPerson'
  | 'pass'
  | 'scorekeeper'
  | 'unphone'
  | 'remove';

interface Situation {
  readonly seat: SeatPublic;
  readonly phase: TableDocument['phase'];
  readonly kind: TableDocument['kind'];
  readonly levels: readonly string[];
}

interface Entry {
  readonly key: SeatAction;
  readonly icon: string;
  /** Key of its words. */
  readonly text: string;
  readonly danger?: true;
  when(situation: Situation): boolean;
}

const ENTRIES: readonly Entry[] = [
  { key: 'earlier', icon: 'left', text: 'seat.earlier', when: ({ phase }) => phase === 'lobby' },
  { key: 'later', icon: 'right', text: 'seat.later', when: ({ phase }) => phase === 'lobby' },
  {
    key: 'skip',
    icon: 'skip',
    text: 'seat.skip',
    when: ({ phase, seat, kind }) => phase === 'playing' && kind === 'game' && seat.kind === 'person',
  },
  {
    key: 'toBot',
    icon: 'robot',
    text: 'seat.to-bot',
    when: ({ phase, seat, levels }) => phase === 'playing' && seat.kind === 'person' && levels.length > 0,
  },
  {
    key: 'toPerson',
    icon: 'user',
    text: 'seat.to-person',
    when: ({ phase, seat }) => phase === 'playing' && seat.kind === 'bot',
  },
  { key: 'pass', icon: 'qr', text: 'seat.pass', when: ({ phase }) => phase === 'playing' },
  {
    key: 'scorekeeper',
    icon: 'edit',
    text: 'seat.scorekeeper',
    when: ({ kind, seat }) => kind === 'sheet' && !seat.scorekeeper,
  },
  {
    key: 'scorekeeper',
    icon: 'edit',
    text: 'seat.scorekeeper.off',
    when: ({ kind, seat }) => kind === 'sheet' && seat.scorekeeper === true,
  },
  { key: 'rename', icon: 'edit', text: 'seat.rename', when: () => true },
  {
    key: 'unphone',
    icon: 'phone',
    text: 'seat.unphone',
    when: ({ phase, kind, seat }) => phase === 'playing' && kind === 'sheet' && seat.phoneless !== true,
  },
  {
    key: 'remove',
    icon: 'user-minus',
    text: 'seat.remove',
    danger: true,
    when: ({ phase, kind }) => phase === 'lobby' || (phase === 'playing' && kind === 'game'),
  },
];

export const seatActions = (situation: Situation): readonly Entry[] =>
  ENTRIES.filter((entry) => entry.when(situation));
