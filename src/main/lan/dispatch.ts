/** From a call to its answer: may they, is it well formed, has it been done already, and is it on the disk? */
import type { z } from 'zod';
import type { Refusal, Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { type callSchema, calls, type Method, type Who } from '../../shared/protocol.ts';
import { actorOf, viewerOf } from '../table/viewers.ts';
import { handlers } from './calls/handlers.ts';
import type { Acting, AtSeat, AtTable, Reached } from './handler.ts';
import { type House, moveTo, type Page } from './house.ts';

type AnyHandler = (context: Reached, params: unknown) => Result<unknown>;

export type Call = z.output<typeof callSchema>;

export function dispatch(house: House, screen: Page, call: Call): void {
  const { writer, answers } = house.store;
  const key = `${screen.id}:${call.id}`;
  const known = answers.has(key);
  const result: Result<unknown> = known
    ? { ok: true, value: answers.get(key) }
    : perform(house, screen, call, key);
  if (result.ok && !known) remember(house, call.method as Method, key, result.value);
  if (result.ok) takePlace(house, screen, result.value);
  writer.after((error) => {
    const answer = error ? deny('disk') : result;
    screen.tell({ t: 'answer', id: call.id, ...answer });
  });
}

/** Also when a resent call is only told again what it was given: the page is a new one. */
function takePlace(house: House, screen: Page, given: unknown): void {
  if (typeof given !== 'object' || given === null) return;
  if ('token' in given && typeof given.token === 'string') {
    screen.seatToken = given.token;
    screen.table?.touch();
  }
  if ('code' in given && typeof given.code === 'string' && screen.table?.code !== given.code) {
    moveTo(screen, house.tables.find(given.code) ?? null);
  }
}

/** A move is stored under its key with its commit; other changes keep their answer. */
function remember({ store }: House, method: Method, key: string, value: unknown): void {
  const { who } = calls[method];
  if ('reads' in calls[method]) return;
  if (who === 'actor') store.answers.know(key, value);
  else store.answers.keep(key, value);
}

function perform(house: House, screen: Page, call: Call, key: string): Result<unknown> {
  if (!isMethod(call.method)) return deny('unknown-call');
  const { who, params } = calls[call.method];
  const context = contextFor(who, { house, screen, key });
  if ('refusal' in context) return { ok: false, refusal: context.refusal };
  const checked = params.safeParse(call.params ?? {});
  if (!checked.success) return deny('bad-call', { where: problemOf(checked.error) });
  try {
    return (handlers[call.method] as AnyHandler)(context, checked.data);
  } catch (error) {
    house.log(`${call.method}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    return deny('internal');
  }
}

const isMethod = (name: string): name is keyof typeof handlers => Object.hasOwn(handlers, name);

function contextFor(who: Who, reached: Reached): Reached | { refusal: Refusal } {
  const { screen } = reached;
  const { table } = screen;
  if (who === 'anyone') return reached;
  if ((who === 'host' || who === 'table-host') && !screen.hosting) return deny('host-only');
  if (who === 'host') return reached;
  if (!table) return deny('no-table');
  if (who === 'table' || who === 'table-host') return { ...reached, table } as AtTable;
  const { seats } = table.lobby;
  const viewer = viewerOf(seats, screen);
  if (viewer === null || (who === 'seat' && viewer === 'table')) return deny('no-seat');
  if (who === 'seat') return { ...reached, table, seat: viewer } as AtSeat;
  return { ...reached, table, actor: actorOf(table.game, seats, viewer) } as Acting;
}

function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? [issue.path.join('.'), issue.code].filter(Boolean).join(': ') : '';
}
