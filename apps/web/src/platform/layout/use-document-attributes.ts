import { useLayoutEffect } from 'react';
import { storedTheme } from '../boot/stored-theme.ts';
import { useAuthStore, type SessionKind } from '../session/auth-store.ts';

/**
 * Keeps the attributes of <html> that styles go by: `data-session` follows the auth area after the
 * boot script's first guess, and both come back when an error page makes the document anew. From
 * `data-ready` on the page answers to its reader.
 */
export function useDocumentAttributes(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.ready = '';
    writeTheme();
    const follow = () => {
      writeSession(useAuthStore.getState().kind);
    };
    // Until the area is read, the first guess knows better.
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
