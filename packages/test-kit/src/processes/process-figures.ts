import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export const MEGABYTE = 1_000_000;

/** A process's current memory in bytes, without its children. */
export function residentBytes(pid: number): number {
  return readStatus(pid, 'VmRSS');
}

/** The memory of a process's descendants, in bytes; what they share, as those of PostgreSQL do, is counted once. */
export function bytesOfDescendants(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce(
    (sum, child) =>
      sum + readKilobytes(`/proc/${child}/smaps_rollup`, 'Pss') + bytesOfDescendants(Number(child)),
    0,
  );
}

/** Resets a process's peak memory to its current memory. */
export function resetPeakMemory(pid: number): void {
  // proc(5): 5 resets the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** A process's peak memory, in bytes. */
export function peakResidentBytes(pid: number): number {
  return readStatus(pid, 'VmHWM');
}

/** How many files and connections a process has open. */
export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

function readStatus(pid: number, field: string): number {
  return readKilobytes(`/proc/${pid}/status`, field);
}

function readKilobytes(file: string, field: string): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(
    readFileSync(file, 'utf8'),
  )?.[1];
  if (kilobytes === undefined) throw new Error(`${file} has no ${field}.`);
  return Number(kilobytes) * 1_024;
}
