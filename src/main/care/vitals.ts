/** How the program and its machine are. */
import fs from 'node:fs';
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Vitals } from '../../shared/protocol.ts';

const NS_PER_MS = 1e6;
/** How often the loop is asked whether it is late: a delay below that is none. */
const RESOLUTION_MS = 20;

interface VitalsPlan {
  readonly dataDir: string;
  /** Of all its processes, where there are several. */
  readonly memory?: (() => number) | undefined;
}

export interface VitalSigns {
  readonly now: () => Vitals;
  readonly stop: () => void;
}

function diskFree(folder: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

export function watchVitals({ dataDir, memory }: VitalsPlan): VitalSigns {
  const upSince = Date.now();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    now: () => {
      const late = Math.max(0, delay.max / NS_PER_MS - RESOLUTION_MS);
      delay.reset();
      return {
        upSince,
        memory: memory?.() ?? process.memoryUsage.rss(),
        machineMemory: os.totalmem(),
        machineFree: os.freemem(),
        diskFree: diskFree(dataDir),
        // Windows has no such number, and says 0.
        busy: (os.loadavg()[0] ?? 0) / os.availableParallelism(),
        late: Math.round(late),
      };
    },
    stop: () => void delay.disable(),
  };
}
