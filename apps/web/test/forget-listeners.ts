import { afterEach, beforeEach, vi } from 'vitest';

/** Removes after the test the window listeners that live as long as a page. */
export function forgetListeners(): void {
  let listen = vi.spyOn(window, 'addEventListener');
  beforeEach(() => {
    listen = vi.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
  });
}
