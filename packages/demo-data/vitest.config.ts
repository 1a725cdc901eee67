import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'demo-data',
    include: ['src/**/*.test.ts'],
    // Nothing here keeps a state, and the sample is made once.
    isolate: false,
  },
});
