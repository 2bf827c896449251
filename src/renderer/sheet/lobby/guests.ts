/** Who could be playing: the roster, and the party of the last sheet kept on this device. */
import type { Player } from '../../../shared/protocol.ts';
import { recall, remember } from '../../device/kept.ts';
import { plain } from '../../shell/company.ts';

const KEPT = 'sheet-party';
const KEPT_SHEET = 'sheet-last';

/** Whoever played lately stands first. */
const lately = (a: Player, b: Player): number =>
  (b.lastPlayed ?? 0) - (a.lastPlayed ?? 0) || b.plays - a.plays || a.name.localeCompare(b.name);

/** Ids of the roster by seat. */
export type Seated = readonly (string | null)[];

export interface Offer {
  readonly player: Player;
  readonly isSeated: boolean;
}

/** Whose name begins like this. Who sits already keeps their place, so that nobody else moves under a finger. */
export const offers = (roster: readonly Player[], seated: Seated, typed: string): readonly Offer[] =>
  roster
    .filter(({ name }) => plain(name).startsWith(plain(typed.trim())))
    .sort(lately)
    .map((player) => ({ player, isSeated: seated.includes(player.id) }));

/** Whom the letters typed mean: who is called that, or the only one whose name begins so. */
export function meant(offered: readonly Offer[], typed: string): Player | undefined {
  if (typed.trim() === '') return undefined;
  const free = offered.filter(({ isSeated }) => !isSeated).map(({ player }) => player);
  return known(free, typed.trim()) ?? (free.length === 1 ? free[0] : undefined);
}

/** The same name, however it is spelled. */
export const known = (players: readonly Player[], name: string): Player | undefined =>
  players.find((player) => plain(player.name) === plain(name));

/** The sheet that was opened last on this device. */
export const lastSheet = (): string | undefined => recall(KEPT_SHEET) ?? undefined;

export function keepParty(sheet: string, seated: Seated): void {
  remember(KEPT_SHEET, sheet);
  if (!seated.includes(null)) remember(KEPT, seated.join(' '));
}

/** The last party in its order, if all of them can still be found. */
export function lastParty(roster: readonly Player[]): readonly Player[] {
  const ids = recall(KEPT)?.split(' ') ?? [];
  const party = ids.flatMap((id) => roster.find((player) => player.id === id) ?? []);
  return party.length === ids.length ? party : [];
}
