import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4390);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Generous, for busy machines; no passing test waits this long.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A worker would hide provoked failures; offline.spec.ts enables it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Animations end at once: each click would wait until its target stands still.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of the time; `--trace retain-on-failure` records one when needed.
    trace: 'off',
    launchOptions: {
      executablePath,
      // Without a GPU, rendering is faster without GPU emulation.
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      // Only tests that depend on the width; they have the tag.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // A separate board, recreated for each run.
    command: 'node start-fresh.mjs',
    env: { PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
