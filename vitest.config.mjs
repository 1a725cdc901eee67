import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['apps/*', 'apps/web/vitest.node.config.ts', 'packages/*'],
    // One more than processors: a seventh of the time, tests wait for the database and for timers.
    maxWorkers: availableParallelism() + 1,
  },
});
