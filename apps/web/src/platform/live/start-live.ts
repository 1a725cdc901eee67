import { type SessionKind, useAuthStore } from '../stores/auth-store.ts';

/** An account of this browser. */
export interface LiveAccount {
  readonly kind: SessionKind;
  readonly accountId: string;
}

/**
 * Follows the news of whoever is signed in.
 * @param follow follows those of an account; it returns what stops it
 */
export function startLive(follow: (account: LiveAccount) => () => void): void {
  let followed: string | null = null;
  let stop: (() => void) | undefined;

  function followAccount(): void {
    const { kind, accountId } = useAuthStore.getState();
    const account = kind === null || accountId === null ? null : { kind, accountId };
    const key = account && `${account.kind} ${account.accountId}`;
    if (key === followed) return;
    end();
    followed = key;
    if (account) stop = follow(account);
  }

  function end(): void {
    stop?.();
    stop = undefined;
    followed = null;
  }

  useAuthStore.subscribe(followAccount);
  // A page with a stream could not be kept for Back.
  addEventListener('pagehide', end);
  addEventListener('pageshow', followAccount);
  followAccount();
}
