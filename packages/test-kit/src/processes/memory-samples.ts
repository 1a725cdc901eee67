import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEGABYTE } from './process-figures.ts';

const SAMPLER = new URL('./sample-memory.mjs', import.meta.url).href;

/** A figure at a moment, in seconds since the start. */
export interface Sample {
  readonly second: number;
  readonly value: number;
}

/**
 * Makes a server record its retained memory, in MB: what is resident after garbage collection, without
 * the heap's spare capacity. Otherwise garbage and that capacity would hide a leak.
 */
export function sampleMemory({ folder }: { readonly folder: string }, everySeconds: number) {
  const file = join(folder, 'memory');
  return {
    /** Environment of the sampled server. */
    env: {
      NODE_OPTIONS: `--import=${SAMPLER}`,
      MEMORY_FILE: file,
      MEMORY_EVERY_MS: String(everySeconds * 1_000),
    },
    /** The samples since a moment (from `Date.now()`); their seconds count from it. */
    since(momentMs: number): Sample[] {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      return lines
        .map((line) => line.split(' ').map(Number))
        .map(([atMs = 0, bytes = 0]) => ({
          second: (atMs - momentMs) / 1_000,
          value: bytes / MEGABYTE,
        }))
        .filter(({ second }) => second >= 0);
    },
  };
}
