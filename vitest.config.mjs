import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['apps/*', 'apps/web/vitest.node.config.ts', 'packages/*'],
    // The default leaves one free for the screen that watches.
    maxWorkers: availableParallelism(),
  },
});
