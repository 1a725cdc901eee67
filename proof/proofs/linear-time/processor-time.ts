import { readFileSync } from 'node:fs';
import { processTree, findPostmasters } from '@nextshift/test-kit/database/database-processes';

/** CPU time in milliseconds as counted by the kernel, independent of other load. */
export interface ProcessorTime {
  /** Of the server's main thread, which runs the event loop and writes the log. */
  readonly loopMs: number;
  /** Of all processes of the database. */
  readonly databaseMs: number;
}

export interface ProcessorClock {
  read(): ProcessorTime;
  /** Rereads the database's list of processes. */
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
