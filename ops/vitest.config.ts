import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ops',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
  },
});
