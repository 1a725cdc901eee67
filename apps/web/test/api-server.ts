import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { API_BASE_META } from '../src/platform/api/api-base-meta.ts';

/** Where the API answers while a test runs. */
export const API = `${location.origin}/api`;

/** Stands in for the API; a call that no test expects fails that test. */
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
    // A signed-in screen would outlive its session otherwise.
    cleanup();
    apiServer.resetHandlers();
  });
  afterAll(() => {
    apiServer.close();
  });
}
