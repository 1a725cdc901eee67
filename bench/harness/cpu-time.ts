import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every machine there is (proc(5), sysconf(3)). */
const TICK_US = 10_000;

/** A process's CPU time so far in microseconds, without its children. */
export function cpuTimeUs(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid);
  return (user + system) * TICK_US;
}

/** That of its children that have ended, in microseconds. */
export function cpuTimeOfEndedUs(pid: number): number {
  const [, , user = 0, system = 0] = timesOf(pid);
  return (user + system) * TICK_US;
}

/** Its own time as a user's and as the system's, then that of its children that have ended. */
function timesOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields are counted after the program's name, which is in parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).map(Number);
}
