import { setImmediate } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { API_BASE_META } from '../src/platform/api/api-base-meta.ts';

/** Base URL of the API in tests. */
export const API = `${location.origin}/api`;

/** Mocks the API; an unexpected request fails the test. */
export const apiServer = setupServer();

/** Requests that have started and have no handler yet. */
const started = new Set<string>();

/** Runs `apiServer` around the tests of a file. */
export function serveApi(): void {
  beforeAll(() => {
    apiServer.listen({ onUnhandledRequest: 'error' });
    // Closing it removes these.
    apiServer.events.on('request:start', ({ requestId }) => started.add(requestId));
    for (const event of ['request:match', 'request:unhandled'] as const) {
      apiServer.events.on(event, ({ requestId }) => started.delete(requestId));
    }
    const meta = document.createElement('meta');
    meta.name = API_BASE_META;
    meta.content = location.origin;
    document.head.append(meta);
  });
  afterEach(async () => {
    // Otherwise a signed-in screen would outlive its session.
    cleanup();
    // Each request finds the handlers of its own test.
    while (started.size > 0) await setImmediate();
    apiServer.resetHandlers();
  });
  afterAll(() => {
    apiServer.close();
  });
}
