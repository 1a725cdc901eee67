import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Not tests: takes the screenshots of docs/screens.md. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  workers: 1,
  projects: [{ name: 'pictures', use: { viewport: { width: 1280, height: 800 } } }],
});
