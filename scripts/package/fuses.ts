/** What Electron's program lets itself be told from outside: marks in the program file, set when it is packaged. */
import { open, readFile } from 'node:fs/promises';

const SENTINEL = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');
/** In the order of the marks. */
const NAMES = [
  'runAsNode',
  'cookieEncryption',
  'nodeOptions',
  'inspect',
  'asarIntegrity',
  'onlyAsar',
  'ownSnapshot',
  'fileProtocolPrivileges',
] as const;

export type Fuse = (typeof NAMES)[number];
export type Fuses = Partial<Record<Fuse, boolean>>;

/** As they have to be in what people get. */
export const SHIPPED: Fuses = {
  runAsNode: false,
  nodeOptions: false,
  inspect: false,
  asarIntegrity: true,
  onlyAsar: true,
  fileProtocolPrivileges: false,
};

const ON = '1'.charCodeAt(0);
const OFF = '0'.charCodeAt(0);

/** Where the first mark lies, and how many there are. */
async function wireOf(program: string): Promise<{ readonly at: number; readonly marks: Buffer }> {
  const content = await readFile(program);
  const found = content.indexOf(SENTINEL);
  if (found === -1) throw new Error(`${program} is no program of Electron`);
  const [version = 0, length = 0] = content.subarray(found + SENTINEL.length);
  if (version !== 1) throw new Error(`${program} has fuses of version ${version}`);
  const at = found + SENTINEL.length + 2;
  return { at, marks: content.subarray(at, at + length) };
}

export async function readFuses(program: string): Promise<Fuses> {
  const { marks } = await wireOf(program);
  const known = NAMES.flatMap((name, index) => {
    const mark = marks[index];
    return mark === ON || mark === OFF ? [[name, mark === ON] as const] : [];
  });
  return Object.fromEntries(known);
}

export async function switchOn(program: string, fuse: Fuse): Promise<void> {
  const { at } = await wireOf(program);
  const file = await open(program, 'r+');
  await file.write(Buffer.from([ON]), 0, 1, at + NAMES.indexOf(fuse));
  await file.close();
}

export async function fuseFaults(program: string): Promise<string[]> {
  const fuses = await readFuses(program);
  return Object.entries(SHIPPED)
    .filter(([name, wanted]) => fuses[name as Fuse] !== wanted)
    .map(([name, wanted]) => `the fuse ${name} is not ${wanted ? 'on' : 'off'}`);
}
