import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'proof',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['short-forms/prepare-short-forms.ts'],
    isolate: false,
    // Servers are started, killed and filled here; each form ends by itself long before.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
