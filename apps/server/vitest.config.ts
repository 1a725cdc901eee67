import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database/database-server.ts'],
    // Loading the server takes longest; no module keeps a state that one test could leave to another.
    isolate: false,
    // Generous: a slow machine is no reason to fail.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    setupFiles: ['test/fail-on-console-noise.ts'],
  },
});
