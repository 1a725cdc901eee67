import { defineConfig } from 'vitest/config';
import { bundleInlineScripts } from './bundle-inline-scripts.ts';

export default defineConfig({
  plugins: [bundleInlineScripts()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    // A page and React for each file would take longer than the tests; test/setup.ts clears up.
    isolate: false,
    restoreMocks: true,
    // Whole screens in jsdom on a busy machine; a test that hangs still ends.
    testTimeout: 30_000,
  },
});
