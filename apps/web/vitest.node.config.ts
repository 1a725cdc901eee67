import { defineConfig } from 'vitest/config';
import { bundleInlineScripts } from './bundle-inline-scripts.ts';

// Tests without a page. In a project of their own: Vitest ends a worker whenever the next file needs
// another environment, and the next worker loads jsdom, React and the application again.
export default defineConfig({
  plugins: [bundleInlineScripts()],
  test: {
    name: 'web-node',
    include: ['*.node.test.{ts,tsx}', 'src/**/*.node.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    isolate: false,
    restoreMocks: true,
    // Some build the application's parts.
    testTimeout: 120_000,
  },
});
