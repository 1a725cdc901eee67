import { createApi } from './api-client.ts';
import { API_BASE_META } from './api-base-meta.ts';
import { createBrowserTransport } from './browser-transport.ts';
import { useAuthStore } from './session/auth-store.ts';
import { forgetSession } from './session/forget-session.ts';

/** The API's origin; empty means the page's own. */
export function apiBase(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_META}"]`)?.content ?? '';
}

/** The browser's API. A session that the server no longer knows is forgotten here too. */
export const browserApi = createApi(createBrowserTransport(apiBase), {
  onSessionLost: (access) => {
    const { kind } = useAuthStore.getState();
    // A call meant for the other kind says nothing about this session.
    if (kind !== null && (access === kind || access === 'signed-in')) forgetSession();
  },
});
