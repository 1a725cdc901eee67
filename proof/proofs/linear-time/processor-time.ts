import { readFileSync } from 'node:fs';
import { processTree, findPostmasters } from '@nextshift/test-kit/database/database-processes';

/** Milliseconds on a processor, by the kernel's own count: what else the machine does is not in it. */
export interface ProcessorTime {
  /** Of the server's main thread, which runs the event loop and writes the log. */
  readonly loopMs: number;
  /** Of all processes of the database. */
  readonly databaseMs: number;
}

export interface ProcessorClock {
  read(): ProcessorTime;
  /** Looks anew who works for the database. */
  refresh(): void;
}

export function createProcessorClock(pid: number, dataDir: string): ProcessorClock {
  const [postmaster = 0] = findPostmasters(dataDir);
  let family = processTree(postmaster);
  return {
    read: () => ({
      loopMs: onProcessor(pid),
      databaseMs: family.reduce((sum, each) => sum + onProcessor(each), 0),
    }),
    refresh: () => void (family = processTree(postmaster)),
  };
}

/** proc(5): nanoseconds that the first thread of a process has run; 0 once it has ended. */
function onProcessor(pid: number): number {
  try {
    const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}
