/** The examples of docs/protocol.md are what a real host says, and its patches lead where it says. */
import fs from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { plainSheet } from '../../src/games/sheets/index.ts';
import { apply, type Patch } from '../../src/shared/patch.ts';
import { openDisplay, openHost } from './house.ts';

const page = fs.readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

const fences = (language: string): string[][] =>
  [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text]) =>
    name === language ? [text!.trim().split('\n')] : [],
  );

const ANYTHING = '…';
/** Other ones in every house and at every visit. */
const OWN = new Set(['code', 'at', 'lag', 'proof', 'token']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where what was said is not as it was written; undefined when it is. */
function difference(written: unknown, said: unknown, where = ''): string | undefined {
  if (written === ANYTHING) return undefined;
  if (Array.isArray(written) && Array.isArray(said)) {
    if (written.length !== said.length) return `${where}: ${said.length} entries`;
    return firstOf(written, (entry, i) => difference(entry, said[i], `${where}/${i}`));
  }
  if (isObject(written) && isObject(said)) {
    const { [ANYTHING]: more, ...fields } = written;
    const unknown = Object.keys(said).find((key) => more === undefined && !(key in fields));
    if (unknown !== undefined) return `${where}/${unknown} is not on the page`;
    return firstOf(Object.keys(fields), (key) => {
      const isSame = OWN.has(key) ? typeof fields[key] === typeof said[key] : undefined;
      return isSame ? undefined : difference(fields[key], said[key], `${where}/${key}`);
    });
  }
  return JSON.stringify(written) === JSON.stringify(said) ? undefined : `${where}: ${JSON.stringify(said)}`;
}

const firstOf = <T>(list: readonly T[], find: (one: T, i: number) => string | undefined) =>
  list.map(find).find((found) => found !== undefined);

/** The clock of a patch is its second entry. */
const withoutClock = (message: unknown): unknown =>
  Array.isArray(message) ? [message[0], ANYTHING, ...message.slice(2)] : message;

interface Visitor {
  say(text: string): void;
  next(): Promise<string>;
}

async function visit(port: number): Promise<Visitor> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  onTestFinished(() => socket.terminate());
  const said: string[] = [];
  let wake = (): void => undefined;
  socket.on('message', (data) => {
    said.push(String(data));
    wake();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    say: (text) => socket.send(text),
    async next() {
      while (said.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return said.shift()!;
    },
  };
}

test('the visit on the page is what a real host says to it, word by word', async () => {
  const host = await openHost({ games: [plainSheet], limits: { beatMs: 600_000 } });
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game: plainSheet.id });
  const [greeting, joining, beginning, playing] = fences('json');
  const guest = await visit(host.port);
  const follow = async (lines: readonly string[]): Promise<void> => {
    for (const line of lines) {
      const written = line.slice(2);
      if (line.startsWith('→')) guest.say(written.replace('"KRMB"', JSON.stringify(code)));
      else {
        const said = await guest.next();
        const found = difference(withoutClock(JSON.parse(written)), JSON.parse(said));
        expect(found, `${said}\nis not what is written:\n${written}`).toBeUndefined();
      }
    }
  };
  await follow(greeting!);
  await follow(joining!);
  await display.must('lobby.addPlayer', { name: 'Leo', face: 1 });
  await display.must('lobby.start', {});
  await follow(beginning!);
  await follow(playing!);
});

test('N-17: the worked example leads from what was there to what is there', () => {
  const [example] = fences('text').filter(([line]) => line!.startsWith('before'));
  const [before, message, after] = example!.map((line) => JSON.parse(line.replace(/^\w+ +/, '')));
  const [, , ...patch] = message as [number, number, ...Patch];
  const { notices, ...shown } = apply(before as { notices?: unknown }, patch);
  expect(JSON.stringify(shown)).toBe(JSON.stringify(after));
  expect(notices).toEqual([{ type: 'laid', seat: 0, card: 'egg' }]);
});
