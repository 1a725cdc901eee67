import { defineConfig } from 'vitest/config';

/** What can be said of the drills without running one. */
export default defineConfig({
  test: {
    name: 'ops',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
  },
});
