import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // These tests share no state.
    isolate: false,
    // Generous: a slow machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
