/** From a call to its answer: may they, is it well formed, has it been done already, and is it on the disk? */
import type { z } from 'zod';
import type { Refusal, Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { type Answer, calls, type Method, type PlaceGiven, type Who } from '../../shared/protocol.ts';
import type { Call, HostContext, Page } from '../lan/host-context.ts';
import { actorOf, viewingOf } from '../table/viewers.ts';
import { frameOf } from '../table/wire.ts';
import type { Acting, AtSeat, AtTable, Reached } from './handler.ts';
import { handlers } from './handlers.ts';
import { moveTo } from './pages.ts';

type AnyHandler = (context: Reached, params: unknown) => Result<unknown>;

export function dispatch(host: HostContext, screen: Page, call: Call): void {
  const { writer, answers } = host.store;
  const key = `${screen.id}:${call.id}`;
  const reached = reach(call.method, { host, screen, key });
  const known = !('refusal' in reached) && answers.has(key);
  const result: Result<unknown> = known
    ? { ok: true, value: answers.get(key) }
    : 'refusal' in reached
      ? { ok: false, refusal: reached.refusal }
      : perform(reached, call);
  if (result.ok && !known) remember(host, call.method as Method, key, result.value);
  if (result.ok) takeEffect(host, screen, { method: call.method, answer: result.value });
  const answerOf = (said: Result<unknown>): Buffer => frameOf({ t: 'answer', id: call.id, ...said });
  // Written out now, in this screen's turn: once the disk has it, many answers go out at once.
  const answer = answerOf(result);
  writer.after((error) => screen.send(error ? answerOf(deny('disk')) : answer));
}

type Effects = { readonly [M in Method]?: (host: HostContext, page: Page, answer: Answer<M>) => void };

const takeSeat = (_: HostContext, page: Page, { token }: PlaceGiven): void => {
  const { table } = page;
  // A call that comes again may find its seat somebody else's by now, or this screen at another table.
  if (!table?.people.some((seat) => seat.token === token)) return;
  const older = table.broadcast.withSeat(token);
  if (older !== page) older?.bye('newer-tab');
  page.seatToken = token;
  table.claims.drop(({ screen }) => screen === page);
  table.touch();
};

/** What an answer means for the page that gets it; also when a resent call is only told again: the page is a new one. */
const effects: Effects = {
  'seat.join': takeSeat,
  'seat.next': takeSeat,
  'seat.take': takeSeat,
  'table.create': ({ tables }, page, { code }) => {
    if (page.table?.code !== code) moveTo(page, tables.find(code) ?? null);
  },
};

function takeEffect(host: HostContext, page: Page, { method, answer }: { method: string; answer: unknown }) {
  const effect = effects[method as Method] as
    | ((host: HostContext, page: Page, answer: unknown) => void)
    | undefined;
  effect?.(host, page, answer);
}

/** A move is stored under its key with its commit; other changes keep their answer. */
function remember({ store }: HostContext, method: Method, key: string, value: unknown): void {
  const { who } = calls[method];
  if ('reads' in calls[method]) return;
  if (who === 'actor') store.answers.know(key, value);
  else store.answers.keep(key, value);
}

function perform(context: Reached, call: Call): Result<unknown> {
  const method = call.method as Method;
  const checked = calls[method].params.safeParse(call.params ?? {});
  if (!checked.success) return deny('bad-call', { where: problemOf(checked.error) });
  try {
    return (handlers[method] as AnyHandler)(context, checked.data);
  } catch (error) {
    context.host.log(`${method}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    return deny('internal');
  }
}

const isMethod = (name: string): name is keyof typeof handlers => Object.hasOwn(handlers, name);

/** Rights come first, also for a call that comes again: whoever learns its name learns no answer by it. */
const reach = (method: string, reached: Reached): Reached | { refusal: Refusal } =>
  isMethod(method) ? contextFor(calls[method].who, reached) : deny('unknown-call');

function contextFor(who: Who, reached: Reached): Reached | { refusal: Refusal } {
  const { screen } = reached;
  const { table } = screen;
  if (who === 'anyone') return reached;
  if ((who === 'host' || who === 'table-host') && !screen.hosting) return deny('host-only');
  if (who === 'owner' && !screen.owning) return deny('owner-only');
  if (who === 'host' || who === 'owner') return reached;
  if (!table) return deny('no-table');
  if (who === 'table' || who === 'table-host') return { ...reached, table } as AtTable;
  const viewing = viewingOf(table.lobby, screen);
  const actor = actorOf(table.game, table.lobby.seats, viewing);
  if (who === 'seat' && viewing?.as === 'seat') return { ...reached, table, seat: viewing.index } as AtSeat;
  if (who === 'actor' && actor !== null) return { ...reached, table, actor } as Acting;
  return deny('no-seat');
}

function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? [issue.path.join('.'), issue.code].filter(Boolean).join(': ') : '';
}
