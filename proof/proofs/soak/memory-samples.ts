import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEGABYTE } from '@nextshift/test-kit/processes/process-figures';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import type { Sample } from './slope.ts';

const SAMPLER = new URL('./sample-memory.mjs', import.meta.url).href;

/**
 * Has a server note the memory that it keeps, in MB: what is resident once garbage is collected, without
 * the room that the collector holds for later. Between collections garbage and that room hide any leak.
 */
export function sampleMemory({ folder }: Testbed, everySeconds: number) {
  const file = join(folder, 'memory');
  return {
    /** Settings of the server that is to note it. */
    env: {
      NODE_OPTIONS: `--import=${SAMPLER}`,
      MEMORY_FILE: file,
      MEMORY_EVERY_MS: String(everySeconds * 1_000),
    },
    /** The samples since a moment, given as `Date.now()` gave it; their seconds count from there. */
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
