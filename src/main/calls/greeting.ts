/** A screen has said hello: which table does it see, and as whom? */
import type { Refusal } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { Welcome } from '../../shared/protocol.ts';
import type { Hello, HostContext, Page } from '../lan/host-context.ts';
import { isSame } from '../lan/tokens.ts';
import { placeOf, whoYields } from '../table/crowd.ts';
import type { LiveTable } from '../table/live-table.ts';
import { keysOf } from './lent-keys.ts';
import { moveTo } from './pages.ts';

export function greet(host: HostContext, screen: Page, hello: Hello): void {
  screen.id = hello.screen;
  screen.display = hello.display ?? false;
  const key = hello.hostToken === undefined ? undefined : host.keys.judge(hello.hostToken, screen);
  screen.hosting = key === 'host';
  screen.owning = hello.ownerToken !== undefined && host.owners.judge(hello.ownerToken, screen);
  screen.keys = keysOf(host, screen, hello);
  const seated = hello.seatToken === undefined ? undefined : seatOf(host, hello, hello.seatToken);
  const table = seated ?? tableFor(host, screen, hello);
  const refusal = key === 'needs-code' ? deny(key).refusal : refusalOf(hello, screen, { seated, table });
  if (!seated && !screen.hosting && !screen.owning && !hasRoom(host, screen, table)) {
    screen.bye('limit');
    return;
  }
  if (seated && hello.seatToken !== undefined) {
    seated.broadcast.withSeat(hello.seatToken)?.bye('newer-tab');
    screen.seatToken = hello.seatToken;
  }
  screen.tell({
    t: 'welcome',
    role: roleOf(screen, table),
    hosting: screen.hosting,
    ...(screen.owning && { owning: true }),
    ...(refusal ? { refusal } : {}),
  });
  moveTo(screen, table ?? null);
  // Also that there is none: this screen may still show the one that ended while its line was down.
  if (screen.hosting) screen.tell({ t: 'knock', knock: host.keys.knock });
  screen.tell({ t: 'word', word: host.house.word });
}

/** A token opens the seat it was made for, at its own table only. */
function seatOf(host: HostContext, hello: Hello, token: string): LiveTable | undefined {
  const tables = hello.table === undefined ? [...host.tables] : [host.tables.find(hello.table.toUpperCase())];
  return tables.find((table) =>
    table?.people.some((seat) => seat.token !== null && isSame(token, seat.token)),
  );
}

function tableFor(host: HostContext, screen: Page, hello: Hello): LiveTable | undefined {
  if (hello.table !== undefined) return host.tables.find(hello.table.toUpperCase());
  return screen.display || screen.hosting || screen.owning ? undefined : host.tables.only;
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
  if (hello.ownerToken !== undefined && !screen.owning) return deny('not-the-owner').refusal;
  if (hello.table !== undefined && !found.table) return deny('no-such-table', { code: hello.table }).refusal;
  if (hello.seatToken !== undefined && !found.seated) return deny('seat-is-gone').refusal;
  return undefined;
}

/** In the house, and at the table: displays are few, and no number of guests takes their places. */
function hasRoom(host: HostContext, screen: Page, table: LiveTable | undefined): boolean {
  const { sockets, socketsOfAddress, screensOfTable, displaysOfTable } = host.limits;
  const guests = [...host.pages].filter(
    (page) => page.isOpen && page.greeted && !page.stands && page !== screen,
  );
  const here = guests.filter((page) => placeOf(page.address) === placeOf(screen.address));
  const alike = guests.filter((page) => page.table === table && page.display === screen.display);
  const most = screen.display ? displaysOfTable : screensOfTable;
  return (
    here.length < socketsOfAddress &&
    makesRoom(guests, { screen, most: sockets }) &&
    (!table || makesRoom(alike, { screen, most }))
  );
}

function makesRoom(room: readonly Page[], { screen, most }: { screen: Page; most: number }): boolean {
  if (room.length < most) return true;
  const leaving = whoYields(room, screen.address);
  leaving?.bye('limit');
  return leaving !== undefined;
}
