/** Everything, or one match, as a file that `import.ts` reads again; made bit by bit, for a host with a long past. */
import type { Finished } from '../store/finished.ts';
import type { Store } from '../store/store.ts';
import { type EntryRecord, FORMAT, FORMAT_VERSION, type PlayerRecord } from './format.ts';
import { shortReceipt } from './short-receipt.ts';

function logOf(store: Store, match: number | null): EntryRecord['log'] {
  const row = match === null ? undefined : store.log.match(match);
  if (!row) return null;
  return {
    ...{ version: row.version, seats: row.seats, options: { ...row.options } },
    commits: store.log
      .commits(row.id)
      .map(({ at, actor, kind, move, events }) => ({ at, actor, kind, move, events })) as NonNullable<
      EntryRecord['log']
    >['commits'],
  };
}

function recordOf(store: Store, entry: Finished): EntryRecord {
  const { match, corrections, ...rest } = entry;
  const evening = store.evenings.of(entry.id);
  const photos = store.photos
    .of(entry.id)
    .map(({ id, at, jpeg }) => ({ id, at, jpeg: jpeg.toString('base64') }));
  return {
    ...rest,
    receipt: shortReceipt(rest.receipt),
    ...(corrections && {
      corrections: corrections.map(({ at, was }) => ({
        at,
        was: { ...was, receipt: shortReceipt(was.receipt) },
      })),
    }),
    log: logOf(store, match),
    ...(evening && { evening }),
    ...(photos.length > 0 && { photos }),
  } as EntryRecord;
}

function* separated(values: Iterable<unknown>): Generator<string> {
  let before = '\n';
  for (const value of values) {
    yield `${before}${JSON.stringify(value)}`;
    before = ',\n';
  }
}

/** What was deleted while the file is being written is left out. */
function* entriesOf(store: Store, ids: readonly string[]): Generator<EntryRecord> {
  for (const id of ids) {
    const entry = store.history.find(id);
    if (entry) yield recordOf(store, entry);
  }
}

function playersOf(store: Store, ids: readonly string[] | undefined): PlayerRecord[] {
  const all = store.roster.list().map(({ id, name, face, badge }) => ({ id, name, face, badge }));
  if (!ids) return all;
  const playing = new Set(
    ids.flatMap((id) => store.history.find(id)?.seats.map(({ player }) => player) ?? []),
  );
  return all.filter(({ id }) => playing.has(id));
}

/** Without ids: everything. */
export function* exportJson(store: Store, ids?: readonly string[]): Generator<string> {
  const heading = { format: FORMAT, version: FORMAT_VERSION, exportedAt: new Date().toISOString() };
  yield `${JSON.stringify(heading).slice(0, -1)},\n"players":[`;
  yield* separated(playersOf(store, ids));
  yield '],\n"entries":[';
  yield* separated(entriesOf(store, ids ?? store.history.ids()));
  yield '],\n"seasons":[';
  yield* separated(ids ? [] : store.seasons.list());
  yield ']}\n';
}
