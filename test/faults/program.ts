import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
}

interface Kind {
  readonly script: string;
  /** Port and token, once all of it has been said. */
  read(said: string): Pick<Program, 'port' | 'hostToken'> | undefined;
}

/** A host with the test games. */
const TINY: Kind = {
  script: path.join(import.meta.dirname, 'tiny-host.ts'),
  read: (said) => (said.endsWith('}\n') ? JSON.parse(said) : undefined),
};

/** The program as it is, without a window. */
const HEADLESS: Kind = {
  script: path.join(import.meta.dirname, '../../src/main/headless.ts'),
  read(said) {
    const [, port, hostToken] = /127\.0\.0\.1:(\d+)\/table#host=([\w-]+)\n/.exec(said) ?? [];
    return hostToken === undefined ? undefined : { port: Number(port), hostToken };
  },
};

async function start(kind: Kind, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Program> {
  const child = spawn(process.execPath, [kind.script, ...args], { env });
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
      const found = kind.read(said);
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
): Promise<Program> => start(TINY, ['--data', dataDir, ...args], env);

/** Its code is compiled once for all starts, so that fifty of them take seconds. */
export const startHeadless = (dataDir: string): Promise<Program> =>
  start(HEADLESS, ['--data', dataDir, '--port', '0', '--no-local-name'], {
    ...process.env,
    NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
  });
