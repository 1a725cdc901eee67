import { configDefaults, defineConfig } from 'vitest/config';
import { bundleInlineScripts } from './bundle-inline-scripts.ts';

export default defineConfig({
  plugins: [bundleInlineScripts()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/*.node.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    // A new jsdom and React for each file would take longer than the tests; test/setup.ts cleans up.
    isolate: false,
    restoreMocks: true,
    // Whole screens in jsdom are slow on a busy machine; a hanging test still ends.
    testTimeout: 120_000,
  },
});
