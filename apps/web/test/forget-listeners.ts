import { afterEach, beforeEach, vi } from 'vitest';

/** For what listens to the window for as long as a page lives: ends that with the test. */
export function forgetListeners(): void {
  let listen = vi.spyOn(window, 'addEventListener');
  beforeEach(() => {
    listen = vi.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
  });
}
