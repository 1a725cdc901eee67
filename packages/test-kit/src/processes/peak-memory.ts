import { readFileSync } from 'node:fs';

/** A process's peak memory in mebibytes; 0 once it has exited. */
export function peakMemoryMb({ pid }: { readonly pid: number }): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
