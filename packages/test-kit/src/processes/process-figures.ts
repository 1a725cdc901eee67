import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export const MEGABYTE = 1_000_000;

/** Memory that a process holds now, in bytes; its children do not count. */
export function residentBytes(pid: number): number {
  return readStatus(pid, 'VmRSS');
}

/** Lets the most that a process held begin again with what it holds now. */
export function resetPeakMemory(pid: number): void {
  // proc(5): 5 resets the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The most memory that a process has held, in bytes. */
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
  if (kilobytes === undefined) throw new Error(`The process ${pid} tells no ${field}.`);
  return Number(kilobytes) * 1_024;
}
