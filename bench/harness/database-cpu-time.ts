import { postmasterOf } from '@nextshift/test-kit/database/embedded-database';
import { processTree } from '@nextshift/test-kit/database/database-processes';
import { cpuTimeUs } from './cpu-time.ts';

/** The processor time so far of a database and all its connections, in microseconds. */
export function databaseCpuUs(dataDir: string): number {
  return processTree(postmasterOf(dataDir)).reduce((sum, pid) => sum + cpuTimeUs(pid), 0);
}
