import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'demo-data',
    include: ['src/**/*.test.ts'],
    // These tests share no state, and the sample is generated once.
    isolate: false,
    // Generous: a slow machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
