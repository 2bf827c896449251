/** A screen has said hello: which table does it see, and as whom? */
import type { z } from 'zod';
import type { Refusal } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { helloSchema, Welcome } from '../../shared/protocol.ts';
import type { LiveTable } from '../table/live-table.ts';
import { type House, moveTo, type Page } from './house.ts';
import { isSame } from './tokens.ts';

export type Hello = z.output<typeof helloSchema>;

export const isHost = (house: House, hello: Hello): boolean =>
  hello.hostToken !== undefined && isSame(hello.hostToken, house.hostToken);

export function greet(house: House, screen: Page, hello: Hello): void {
  const seated = hello.seatToken === undefined ? undefined : seatOf(house, hello, hello.seatToken);
  const table = seated ?? tableFor(house, screen, hello);
  const refusal = refusalOf(hello, screen, { seated, table });
  if (table && isFull(house, table) && !seated && !screen.hosting) {
    screen.bye('limit');
    return;
  }
  if (seated && hello.seatToken !== undefined) {
    seated.audience.withSeat(hello.seatToken)?.bye('newer-tab');
    screen.seatToken = hello.seatToken;
  }
  screen.tell({
    t: 'welcome',
    role: roleOf(screen, table),
    hosting: screen.hosting,
    ...(refusal ? { refusal } : {}),
  });
  moveTo(screen, table ?? null);
}

/** A token opens the seat it was made for, at its own table only. */
function seatOf(house: House, hello: Hello, token: string): LiveTable | undefined {
  const tables =
    hello.table === undefined ? [...house.tables] : [house.tables.find(hello.table.toUpperCase())];
  return tables.find((table) =>
    table?.lobby.seats.some((seat) => seat.token !== null && isSame(token, seat.token)),
  );
}

function tableFor(house: House, screen: Page, hello: Hello): LiveTable | undefined {
  if (hello.table !== undefined) return house.tables.find(hello.table.toUpperCase());
  return screen.display || screen.hosting ? undefined : house.tables.only;
}

function roleOf(screen: Page, table: LiveTable | undefined): Welcome['role'] {
  if (screen.seatToken !== null) return 'seat';
  if (screen.display) return 'display';
  return table ? 'guest' : 'home';
}

function refusalOf(
  hello: Hello,
  screen: Page,
  found: { seated: LiveTable | undefined; table: LiveTable | undefined },
): Refusal | undefined {
  if (hello.hostToken !== undefined && !screen.hosting) return deny('not-the-host').refusal;
  if (hello.table !== undefined && !found.table) return deny('no-such-table', { code: hello.table }).refusal;
  if (hello.seatToken !== undefined && !found.seated) return deny('seat-is-gone').refusal;
  return undefined;
}

const isFull = (house: House, table: LiveTable): boolean =>
  table.audience.size >= house.limits.screensOfTable;
