import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'test-kit',
    include: ['src/**/*.test.ts'],
    // These tests share no state.
    isolate: false,
  },
});
