import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'test-kit',
    include: ['src/**/*.test.ts'],
    // Nothing here keeps a state.
    isolate: false,
  },
});
