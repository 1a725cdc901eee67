import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { getQueryClient } from '../src/platform/api/query-client.ts';
import { setEmployerDataStore } from '../src/platform/stores/employer-data-area.ts';
import { forgetSession } from '../src/platform/stores/forget-session.ts';
import { setLeaving } from '../src/platform/session/leaving-store.ts';
import { dismissToast } from '../src/ui/feedback/toast-store.ts';
import { reportDroppedCallbacks } from './report-dropped-callbacks.ts';

// Screens are slow on a busy machine; whatever never appears still fails the test.
configure({ asyncUtilTimeout: 30_000 });

// jsdom decodes no images; in tests the file name decides.
globalThis.createImageBitmap = () =>
  Promise.resolve({ width: 1, height: 1, close: () => undefined });

setEmployerDataStore(() => import('../src/wings/hiring/employer-data/employer-data-store.ts'));

/** What the code under test printed: any of it fails the test. */
const printed: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    printed.push(`console.${method}: ${parts.map(String).join(' ')}`);
  };
}

const endTest = reportDroppedCallbacks((message) => {
  printed.push(message);
});

afterEach(() => {
  endTest();
  cleanup();
  // Only now: a screen would ask for the results again.
  getQueryClient().clear();
  dismissToast();
  forgetSession();
  setLeaving(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const noise = printed.splice(0);
  expect(noise, 'a test leaves the console silent').toEqual([]);
});

// Test files share their page, unless they run without one: each restores it.
if (typeof document !== 'undefined') {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  afterAll(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}
