import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

const KEY = 'mailedToken';
const kept = z.object({ [KEY]: z.string().min(1) });

export interface MailedToken {
  /** Null where the link carried none; undefined while only the server's HTML is there. */
  readonly token: string | null | undefined;
  /** The token is used up or refused: it is kept no longer. */
  readonly forget: () => void;
}

/**
 * The token of a mail's link. It leaves the address bar at once for `bare`, and with it bookmarks and
 * whatever reads addresses. The state of this history entry keeps it, in this tab alone, so that a reload
 * finds it.
 */
export function useMailedToken(bare: string): MailedToken {
  const [search] = useSearchParams();
  const [given] = useState(() => search.get('token'));
  const hydrated = useHydrated();
  useEffect(() => {
    if (!given) return;
    window.history.replaceState({ ...stateNow(), [KEY]: given }, '', bare);
  }, [given, bare]);
  return {
    token: given === '' ? null : (given ?? (hydrated ? keptToken() : undefined)),
    forget: () => {
      const { [KEY]: _used, ...others } = stateNow();
      window.history.replaceState(others, '');
    },
  };
}

function keptToken(): string | null {
  return kept.safeParse(window.history.state).data?.[KEY] ?? null;
}

const entryState = z.record(z.string(), z.unknown());

/** What the router keeps with the entry stays beside the token. */
function stateNow(): Readonly<Record<string, unknown>> {
  return entryState.safeParse(window.history.state).data ?? {};
}
