import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { API_BASE_META } from '../src/platform/api/api-base-meta.ts';

/** Base URL of the API in tests. */
export const API = `${location.origin}/api`;

/** Mocks the API; an unexpected request fails the test. */
export const apiServer = setupServer();

/** Runs `apiServer` around the tests of a file. */
export function serveApi(): void {
  beforeAll(() => {
    apiServer.listen({ onUnhandledRequest: 'error' });
    const meta = document.createElement('meta');
    meta.name = API_BASE_META;
    meta.content = location.origin;
    document.head.append(meta);
  });
  afterEach(() => {
    // Otherwise a signed-in screen would outlive its session.
    cleanup();
    apiServer.resetHandlers();
  });
  afterAll(() => {
    apiServer.close();
  });
}
