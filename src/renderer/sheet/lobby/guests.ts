/** Who could be playing: the roster, and the party of the last sheet kept on this device. */
import type { Player } from '../../../shared/protocol.ts';
import { recall, remember } from '../../device/kept.ts';

const KEPT = 'sheet-party';
const KEPT_SHEET = 'sheet-last';

/** Whoever played lately stands first. */
const lately = (a: Player, b: Player): number =>
  (b.lastPlayed ?? 0) - (a.lastPlayed ?? 0) || b.plays - a.plays || a.name.localeCompare(b.name);

export const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Ids of the roster by seat. */
export type Seated = readonly (string | null)[];

/** Those who are not seated yet and whose name begins like this. */
export const absent = (roster: readonly Player[], seated: Seated, typed: string): readonly Player[] =>
  roster
    .filter(({ id }) => !seated.includes(id))
    .filter(({ name }) => plain(name).startsWith(plain(typed.trim())))
    .sort(lately);

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
