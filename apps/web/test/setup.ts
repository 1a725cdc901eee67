import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { forgetSession } from '../src/platform/session/forget-session.ts';
import { setLeaving } from '../src/platform/session/leaving-store.ts';
import { dismissToast } from '../src/ui/feedback/toast-store.ts';

// On a busy machine a screen takes its time; what never comes is still found missing.
configure({ asyncUtilTimeout: 8_000 });

// jsdom opens no pictures; those of tests are what they are named.
globalThis.createImageBitmap = () =>
  Promise.resolve({ width: 1, height: 1, close: () => undefined });

/** What the code under test printed: any of it fails the test. */
const printed: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    printed.push(`console.${method}: ${parts.map(String).join(' ')}`);
  };
}

afterEach(() => {
  cleanup();
  dismissToast();
  forgetSession();
  setLeaving(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const noise = printed.splice(0);
  expect(noise, 'a test leaves the console silent').toEqual([]);
});

// Files share their page, unless they run without one: each leaves it as it was found.
if (typeof document !== 'undefined') {
  // There is no layout here, and nothing to scroll.
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
