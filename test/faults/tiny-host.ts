/** A host as a program of its own, with the test games, so that it can be killed. Prints its port and token. */
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { startHost } from '../../src/main/host.ts';
import { Writer } from '../../src/main/store/writer.ts';
import { tiny } from '../main/tiny-game.ts';
import { tinySheet } from '../main/tiny-sheet.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, mutant: { type: 'string' }, synchronous: { type: 'string' } },
});

/** The mistake that the kill loop must find: to answer first. It stores only when told to, and then says no more. */
if (values.mutant === 'answers-first') {
  const held: (() => void)[] = [];
  Object.defineProperty(globalThis, 'setImmediate', { value: (work: () => void) => held.push(work) });
  Writer.prototype.after = (then) => then(null);
  Writer.prototype.touch = (party) => queueMicrotask(() => party.stored());
  process.stdin.once('data', () => {
    Writer.prototype.after = () => undefined;
    for (const work of held) work();
    console.log('stored');
  });
}

/** The other: to trust the disk's memory. */
if (values.synchronous) {
  const { pragma } = Database.prototype;
  Database.prototype.pragma = function careless(text, options) {
    const asked = text.startsWith('synchronous') ? `synchronous = ${values.synchronous}` : text;
    return pragma.call(this, asked, options);
  };
}

const many = { perSecond: 1e9, burst: 1e9 };
const host = await startHost({
  ...{ dataDir: values.data!, port: 0, staticDir: values.data!, localName: 'none' },
  games: [tiny, tinySheet],
  limits: {
    messages: many,
    messagesOfAddress: many,
    bytes: many,
    bytesOfAddress: many,
    requestsOfAddress: many,
  },
  log: (line) => console.error(line),
});
console.log(JSON.stringify({ port: host.port, hostToken: host.hostToken }));
