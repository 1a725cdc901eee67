import { postmasterOf } from '@nextshift/test-kit/database/embedded-database';
import { processTree } from '@nextshift/test-kit/database/database-processes';
import { cpuTimeOfEndedUs, cpuTimeUs } from './cpu-time.ts';

/** The processor time so far of a database and all its connections, in microseconds. */
export function databaseCpuUs(dataDir: string): number {
  const postmaster = postmasterOf(dataDir);
  const live = processTree(postmaster).reduce((sum, pid) => sum + cpuTimeUs(pid), 0);
  // Connections end, and take their time with them.
  return live + cpuTimeOfEndedUs(postmaster);
}
