import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Program {
  readonly port: number;
  readonly hostToken: string;
  readonly child: ChildProcess;
  /** As a power cut does to a process: no farewell, no flushing. */
  kill(): Promise<void>;
}

export async function startProgram(
  dataDir: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Program> {
  const script = path.join(import.meta.dirname, 'tiny-host.ts');
  const child = spawn(process.execPath, [script, '--data', dataDir, ...args], { env });
  let trouble = '';
  child.stderr.on('data', (text) => {
    trouble += text;
  });
  const gone = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), gone]);
  if (child.exitCode !== null) throw new Error(`The host did not start: ${trouble}`);
  const { port, hostToken } = JSON.parse(String(said[0]));
  return {
    ...{ port, hostToken, child },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
