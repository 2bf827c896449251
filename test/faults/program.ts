import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

export interface Program {
  readonly port: number;
  readonly hostToken: string;
  readonly child: ChildProcess;
  /** As a power cut does to a process: no farewell, no flushing. */
  kill(): Promise<void>;
  /** As Ctrl+C does. */
  end(): Promise<void>;
  /** A line to its standard input; done once it has printed one. */
  tell(line: string): Promise<void>;
  /** All it has printed so far. */
  printed(): string;
}

interface Kind {
  readonly script: string;
  /** Port and token, once all of it has been said. */
  read(said: string, dataDir: string): Pick<Program, 'port' | 'hostToken'> | undefined;
}

/** A host with the test games. */
const TINY: Kind = {
  script: path.join(import.meta.dirname, 'tiny-host.ts'),
  read: (said) => (said.endsWith('}\n') ? JSON.parse(said) : undefined),
};

/** The program as it is, without a window. */
const HEADLESS: Kind = {
  script: path.join(import.meta.dirname, '../../src/main/headless.ts'),
  read(said, data) {
    const [, port] = /127\.0\.0\.1:(\d+)\/table#host=…\n/.exec(said) ?? [];
    if (port === undefined) return undefined;
    const hostToken = fs.readFileSync(path.join(data, 'host-token'), 'utf8').trim();
    return { port: Number(port), hostToken };
  },
};

interface Starting {
  readonly dataDir: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The most files and connections that the system lets it have open. */
  readonly openFiles?: number;
}

async function start(
  kind: Kind,
  { dataDir, args, env = process.env, openFiles }: Starting,
): Promise<Program> {
  const command = [process.execPath, kind.script, ...args];
  const [program = '', ...rest] =
    openFiles === undefined ? command : ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...command];
  const child = spawn(program, rest, { env });
  let said = '';
  let trouble = '';
  const gone = once(child, 'exit');
  child.stderr.on('data', (text) => {
    trouble += text;
  });
  const ready = new Promise<Pick<Program, 'port' | 'hostToken'> | undefined>((resolve) => {
    void gone.then(() => resolve(undefined));
    child.stdout.on('data', (text) => {
      said += text;
      const found = kind.read(said, dataDir);
      if (found) resolve(found);
    });
  });
  const found = await ready;
  if (!found) throw new Error(`The host did not start: ${trouble}`);
  const stopWith = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  return {
    ...{ ...found, child },
    kill: () => stopWith('SIGKILL'),
    end: () => stopWith('SIGTERM'),
    printed: () => said + trouble,
    async tell(line) {
      const heard = once(child.stdout, 'data');
      child.stdin.write(`${line}\n`);
      await heard;
    },
  };
}

export const startProgram = (
  dataDir: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Program> => start(TINY, { dataDir, args: ['--data', dataDir, ...args], env });

/** Its code is compiled once for all starts, so that fifty of them take seconds. */
export const startHeadless = (dataDir: string, more: Pick<Starting, 'openFiles'> = {}): Promise<Program> =>
  start(HEADLESS, {
    dataDir,
    args: ['--data', dataDir, '--port', '0', '--no-local-name'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(dataDir, 'compiled') },
    ...more,
  });
