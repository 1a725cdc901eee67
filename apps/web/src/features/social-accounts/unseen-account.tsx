import { isConnected } from '@nextshift/contract';
import type { InstagramAccount } from './instagram-rules.ts';

/** Says why an account that was entered does not show: it counts from its first follower. */
export function UnseenAccount({ account }: { account: InstagramAccount | null }) {
  return (
    <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
      {account && !isConnected(account)
        ? `${account.handle} shows here once it has followers.`
        : null}
    </p>
  );
}
