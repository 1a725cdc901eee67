import { createApi } from './api-client.ts';
import { networkError } from './api-error.ts';
import { API_BASE_META } from './api-base-meta.ts';
import { useAuthStore } from '../stores/auth-store.ts';
import { forgetSession } from '../stores/forget-session.ts';
import type { Transport } from './transport.ts';

/** The API's origin; empty means the page's own. */
export function apiBase(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_META}"]`)?.content ?? '';
}

let transport: Promise<Transport> | undefined;

/** Loaded with the first call, since a visitor's first page makes none; or earlier, in parallel with other code. */
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

/** The browser's API. When the server reports that the session has ended, this browser forgets it. */
export const browserApi = createApi(async (request) => (await loadTransport())(request), {
  onSessionLost: (access) => {
    const { kind } = useAuthStore.getState();
    // A call for the other kind of account says nothing about this session.
    if (kind === null || (access !== kind && access !== 'signed-in')) return;
    forgetSession();
    // The sign-in page says so.
    useAuthStore.setState({ hasEnded: true });
  },
});
