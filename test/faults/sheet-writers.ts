/** Phones that enter points on a sheet, one after another, and know which of them were confirmed. */
import { openStore } from '../../src/main/store/store.ts';
import { blank, fold } from '../../src/main/table/match.ts';
import { range } from '../../src/shared/lists.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { tinySheet } from '../main/tiny-sheet.ts';
import type { Program } from './program.ts';

interface Sent {
  readonly id: string;
  readonly text: string;
}

export class SheetWriter {
  readonly seat: number;
  readonly #token: string;
  readonly #screen: string;
  sent = 0;
  confirmed = 0;
  client: ScreenClient | null = null;
  #unanswered: Sent | null = null;
  #waiting: { readonly count: number; readonly then: () => void } | null = null;

  constructor(seat: number, token: string, screen: string) {
    this.seat = seat;
    this.#token = token;
    this.#screen = screen;
  }

  /** Until the line breaks; begins with what was not answered before, under the same id. */
  async write(program: Program, table: string): Promise<void> {
    const greeting = { table, seatToken: this.#token, screen: this.#screen };
    const client = await ScreenClient.open(program.port, greeting);
    this.client = client;
    while (client.closed === null) {
      this.#unanswered ??= this.#next();
      const broken = client.until(() => client.closed !== null);
      const answer = await Promise.race([client.send(this.#unanswered), broken]);
      if (!answer) return;
      if (!answer.ok) throw new Error(`refused: ${answer.refusal.key}`);
      this.confirmed += 1;
      this.#unanswered = null;
      if (this.confirmed === this.#waiting?.count) this.#waiting.then();
    }
  }

  /** Once so many more are confirmed. */
  confirms(more: number): Promise<void> {
    return new Promise((then) => {
      this.#waiting = { count: this.confirmed + more, then };
    });
  }

  #next(): Sent {
    this.sent += 1;
    const params = { frame: 'sheet', move: { type: 'entry', seat: this.seat, points: 1 } };
    const id = `${this.seat}-${this.sent}`;
    return { id, text: JSON.stringify({ t: 'call', id, method: 'move', params }) };
  }
}

export interface Sheet {
  readonly code: string;
  readonly writers: readonly SheetWriter[];
}

export async function openSheet(program: Program, seats: number): Promise<Sheet> {
  const display = await ScreenClient.open(program.port, { hostToken: program.hostToken, display: true });
  const { code } = await display.must('table.create', { game: 'tiny-sheet' });
  const writers: SheetWriter[] = [];
  for (const seat of range(seats)) {
    const phone = await ScreenClient.open(program.port, { table: code });
    const { token } = await phone.must('seat.join', { name: `Writer ${seat}`, face: 0 });
    writers.push(new SheetWriter(seat, token, phone.screen));
    await phone.close();
  }
  await display.must('lobby.start', {});
  return { code, writers };
}

/** What is wrong on the disk: a gap in the log, something confirmed that is missing, something that is there twice. */
export function inspect(dataDir: string, writers: readonly SheetWriter[]): string[] {
  const store = openStore(dataDir);
  try {
    const commits = store.log.commits(1);
    const calls = commits.flatMap(({ call }) => call ?? []);
    const { totals } = fold(blank(tinySheet, store.log.match(1)!), commits).state as { totals: number[] };
    return [
      ...(commits.every(({ seq }, n) => seq === n + 1) ? [] : ['a gap in the log']),
      ...(new Set(calls).size === calls.length ? [] : ['a call that happened twice']),
      ...writers.flatMap(({ seat, confirmed, sent }) => {
        const stored = totals[seat] ?? 0;
        return stored >= confirmed && stored <= sent
          ? []
          : [`${confirmed} confirmed of ${sent}, ${stored} stored`];
      }),
    ];
  } finally {
    store.close();
  }
}
