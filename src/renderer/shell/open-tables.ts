/** What an open table is called from outside, and how things stand at it. */
import type { OpenTable } from '../../shared/protocol.ts';
import { gameEntry } from '../games/index.ts';
import { t, words } from '../i18n/words.svelte.ts';
import { callOf } from './call.ts';
import { gameTitle } from './game-title.ts';

const wordsOf = (table: OpenTable) =>
  words.forGame(table.game, (seat) => table.seats[seat]?.name ?? String(seat + 1));

export const tableTitle = (table: OpenTable): string =>
  gameTitle(wordsOf(table), table.game, table.title === undefined ? {} : { title: table.title });

export function tableState(table: OpenTable): string {
  if (table.seats.length === 0) return t('tables.empty');
  const { max } = gameEntry(table.game).seats;
  if (table.phase === 'lobby' && table.seats.length >= max) return t('refusal.table-full', { n: max });
  if (table.phase === 'lobby') return t('tables.lobby', { n: table.seats.length });
  const ahead = {
    n: table.leaders.length,
    who: words.list(table.leaders.map((seat) => table.seats[seat]?.name ?? '')),
  };
  if (table.stopped) return t('tables.stopped');
  if (table.phase === 'over') return ahead.n > 0 ? t('tables.won', ahead) : t('tables.over');
  if (ahead.n > 0) return t('tables.leads', ahead);
  return table.frame ? (callOf({ frames: [table.frame], seats: [], words: wordsOf(table) })?.text ?? '') : '';
}
