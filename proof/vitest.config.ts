import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'proof',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['short-forms/prepare-short-forms.ts'],
    isolate: false,
    // These tests start, kill and fill servers; each normally ends long before.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
