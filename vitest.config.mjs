import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['apps/*', 'packages/*'],
    // The default leaves one free for the screen that watches.
    maxWorkers: availableParallelism(),
  },
});
