import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'screening-model',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Generous: a slow machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
