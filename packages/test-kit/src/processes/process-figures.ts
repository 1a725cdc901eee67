import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export const MEGABYTE = 1_000_000;

/** A process's current memory in bytes, without its children. */
export function residentBytes(pid: number): number {
  return readStatus(pid, 'VmRSS');
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
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} reports no ${field}.`);
  return Number(kilobytes) * 1_024;
}
