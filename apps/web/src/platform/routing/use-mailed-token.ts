import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

const KEY = 'mailedToken';
const kept = z.object({ [KEY]: z.string().min(1) });

export interface MailedToken {
  /** Null if the link had none; undefined until hydration. */
  readonly token: string | null | undefined;
  /** Forgets a token that was used or rejected. */
  readonly forget: () => void;
}

/**
 * The token of a link in a mail. The address bar is replaced by `bare` immediately, which keeps the token out of
 * bookmarks and referrers. This history entry's state stores it, so that it survives a reload of this tab only.
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

/** The router's own state of the entry, to be preserved beside the token. */
function stateNow(): Readonly<Record<string, unknown>> {
  return entryState.safeParse(window.history.state).data ?? {};
}
