import { isConnected } from '@nextshift/contract';
import type { InstagramAccount } from './instagram-rules.ts';

/** Explains why an entered account is not shown: it needs at least one follower. */
export function UnseenAccount({ account }: { account: InstagramAccount | null }) {
  return (
    <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
      {account && !isConnected(account)
        ? `${account.handle} shows here once it has followers.`
        : null}
    </p>
  );
}
