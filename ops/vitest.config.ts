import { defineConfig } from 'vitest/config';

/** Checks of the drills that run none of them. */
export default defineConfig({
  test: {
    name: 'ops',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Generous: a slow machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
