import { type SessionKind, useAuthStore } from '../stores/auth-store.ts';

/** An account of this browser. */
export interface LiveAccount {
  readonly kind: SessionKind;
  readonly accountId: string;
}

/** The code that follows the news of an account; it returns what stops it. */
type LoadFollower = () => Promise<{ followNews: (account: LiveAccount) => () => void }>;

/** Follows the news of whoever is signed in; visitors do not load the code of it. */
export function startLive(loadFollower: LoadFollower): void {
  let followed: string | null = null;
  let stop: (() => void) | undefined;

  async function followAccount(): Promise<void> {
    const { kind, accountId } = useAuthStore.getState();
    const account = kind === null || accountId === null ? null : { kind, accountId };
    const key = account && `${account.kind} ${account.accountId}`;
    if (key === followed) return;
    end();
    followed = key;
    if (account === null) return;
    const { followNews } = await loadFollower();
    if (followed === key) stop = followNews(account);
  }

  function end(): void {
    stop?.();
    stop = undefined;
    followed = null;
  }

  useAuthStore.subscribe(() => void followAccount());
  // A page with a stream could not be kept for Back.
  addEventListener('pagehide', end);
  addEventListener('pageshow', () => void followAccount());
  void followAccount();
}
