/** A finished match, ready to be read: its people by seat, and its words. */
import type { SeatIndex } from '../../../shared/game.ts';
import { teamsIn } from '../../../shared/points-table.ts';
import type { HistoryEntry, SeatPublic } from '../../../shared/protocol.ts';
import { openSetupWords } from '../../games/open-words.ts';
import { type GameWords, words } from '../../i18n/words.svelte.ts';
import type { Connection } from '../../net/connection.svelte.ts';
import { gameTitle } from '../../shell/game-title.ts';
import { Loaded } from '../parts/loaded.svelte.ts';

export interface Past {
  readonly entry: HistoryEntry;
  readonly seats: readonly SeatPublic[];
  readonly words: GameWords;
  readonly title: string;
  /** As the receipt's lines want it. */
  readonly match: { readonly receipt: HistoryEntry['receipt'] };
}

export function pastOf(entry: HistoryEntry): Past {
  // By seat: where somebody was never here after all, a seat is nobody's.
  const last = Math.max(...entry.players.map(({ seat }) => seat));
  const seats = Array.from({ length: last + 1 }, (_, seat): SeatPublic => {
    const who = entry.players.find((player) => player.seat === seat);
    const { name = '', badge = seat, face = 0 } = who ?? {};
    return { name, badge, face, awake: true, kind: who?.bot ? 'bot' : 'person' };
  });
  const own = words.forGame(entry.game, (seat) => seats[seat]?.name ?? String(seat + 1));
  return {
    ...{ entry, seats, words: own, match: { receipt: entry.receipt } },
    title: gameTitle(own, entry.game, entry.options),
  };
}

/** An entry of the history, asked for with the words in which it is told. */
export class LoadedPast extends Loaded<'history.show'> {
  readonly past = $derived(this.value && pastOf(this.value));

  /** To be made while a component is made. */
  constructor(connection: Connection, id: string) {
    super(async () => {
      const answer = await connection.call('history.show', { id });
      if (answer.ok) await openSetupWords(answer.value.game);
      return answer;
    });
  }
}

/** Seats may have gaps: whoever sat there is found by the number, not by the place in the list. */
export const nameAt = ({ entry }: Past, seat: SeatIndex): string =>
  entry.players.find((player) => player.seat === seat)?.name ?? '';

/** T-47: the team that somebody played in. */
export function teamAt({ entry, words: own }: Past, seat: SeatIndex): string | undefined {
  const team = teamsIn(entry.receipt).get(seat);
  return team === undefined ? undefined : own.say('ui.team.n', { n: team });
}

const plainParams = (notice: object): Record<string, never> =>
  ('params' in notice ? notice.params : {}) as Record<string, never>;

export interface LogLine {
  readonly step: number;
  readonly text: string;
}

/** What was told while it was played, in words. */
export const logOf = ({ entry, words: own }: Past): readonly LogLine[] =>
  entry.log.flatMap(({ step, notices }) =>
    notices
      .filter(({ type }) => own.has(`notice.${type}`))
      .map((notice) => ({ step, text: own.say(`notice.${notice.type}`, plainParams(notice)) })),
  );

/** A file's name without anything a file system minds. */
export const fileName = ({ title, entry }: Past, ending: string): string => {
  const day = new Date(entry.endedAt).toISOString().slice(0, 10);
  const plain = title.normalize('NFD').replace(/[^\w ]/g, '');
  return `${day} ${plain}.${ending}`.replace(/\s+/g, '-').toLowerCase();
};
