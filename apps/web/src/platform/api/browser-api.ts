import { createApi } from './api-client.ts';
import { networkError } from './api-error.ts';
import { API_BASE_META } from './api-base-meta.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { forgetSession } from '../session/forget-session.ts';
import type { Transport } from './transport.ts';

/** The API's origin; empty means the page's own. */
export function apiBase(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_META}"]`)?.content ?? '';
}

let transport: Promise<Transport> | undefined;

/** Fetched with the first call, as a visitor's first page makes none; or earlier, beside other code. */
export async function loadTransport(): Promise<Transport> {
  transport ??= import('./browser-transport.ts').then(
    ({ createBrowserTransport }) => createBrowserTransport(apiBase),
    (error: unknown) => {
      transport = undefined;
      throw networkError(error);
    },
  );
  return transport;
}

/** The browser's API. A session that the server no longer knows is forgotten here too. */
export const browserApi = createApi(async (request) => (await loadTransport())(request), {
  onSessionLost: (access) => {
    const { kind } = useAuthStore.getState();
    // A call meant for the other kind says nothing about this session.
    if (kind !== null && (access === kind || access === 'signed-in')) forgetSession();
  },
});
