/** Why the host itself says no; a game has its own reasons. Text: `refusal.<key>`, in every language. */
import { type Refusal, refuse, type TextParams } from './game.ts';

export const hostRefusals = [
  // What a player runs into
  ...([
    'stale',
    'paused',
    'disk',
    'too-fast',
    'not-started',
    'match-over',
    'cannot-undo',
    'cannot-redo',
  ] as const),
  // Taking a seat; `table-full` has {n}, `no-such-table` has {code}
  ...([
    'table-full',
    'table-locked',
    'match-has-begun',
    'already-seated',
    'no-such-table',
    'seat-is-gone',
  ] as const),
  ...([
    'seat-is-taken',
    'no-such-seat',
    'name-needed',
    'name-taken',
    'too-many-claims',
    'pass-is-used',
  ] as const),
  // The host's hand; `too-few-players` and `too-many-tables` have {n}
  ...([
    'too-few-players',
    'options-do-not-fit',
    'too-many-tables',
    'nothing-to-skip',
    'claim-is-gone',
  ] as const),
  ...([
    'not-playing',
    'not-over',
    'no-such-match',
    'no-such-step',
    'no-first-match',
    'practice-is-gone',
    'not-correctable',
    'no-such-evening',
    'no-such-season',
    'no-such-player',
    'no-such-address',
    'no-wifi',
    'only-here',
  ] as const),
  ...(['certificate-unreadable', 'certificate-other-key', 'certificate-ended'] as const),
  // `library-full` has {n}
  ...(['library-full', 'bad-item', 'bad-option', 'bad-order', 'bad-setting'] as const),
  // Asking for the host's rights; `ask-later` has {minutes}
  ...(['needs-code', 'somebody-asks', 'asking-is-off', 'ask-later', 'wrong-code', 'code-is-gone'] as const),
  // The owner's; `pin-rests` has {n}
  ...(['no-pin', 'wrong-pin', 'pin-rests', 'not-the-owner', 'owner-only', 'no-such-screen'] as const),
  // What only a broken or a foreign page runs into; `bad-call` has {where}
  ...(['not-the-host', 'host-only', 'no-table', 'no-seat', 'unknown-call', 'bad-call', 'bad-move'] as const),
  ...([
    'unknown-game',
    'unknown-bot',
    'unknown-preset',
    'unknown-option',
    'unknown-setting',
    'internal',
  ] as const),
] as const;

export type HostRefusal = (typeof hostRefusals)[number];

export const deny = (
  key: HostRefusal,
  params?: TextParams,
): { readonly ok: false; readonly refusal: Refusal } => refuse(key, params);
