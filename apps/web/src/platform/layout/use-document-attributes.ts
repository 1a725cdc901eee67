import { useLayoutEffect } from 'react';
import { storedTheme } from '../boot/stored-theme.ts';
import { useAuthStore, type SessionKind } from '../stores/auth-store.ts';

/**
 * Maintains the attributes of <html> that styles depend on. `data-session` follows the auth area, after the
 * inline script's first value; session and theme are set again when an error page replaces the document.
 * `data-ready` says that the page is interactive.
 */
export function useDocumentAttributes(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.ready = '';
    writeTheme();
    const follow = () => {
      writeSession(useAuthStore.getState().kind);
    };
    // Until the area is read, the inline script's value stands.
    if (useAuthStore.persist.hasHydrated()) follow();
    const endings = [
      useAuthStore.persist.onFinishHydration(follow),
      useAuthStore.subscribe(follow),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, []);
}

function writeSession(kind: SessionKind | null): void {
  document.documentElement.dataset.session = kind ?? 'none';
}

function writeTheme(): void {
  const theme = storedTheme();
  if (theme) document.documentElement.dataset.theme = theme;
}
