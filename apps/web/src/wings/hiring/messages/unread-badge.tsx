import { type ComponentType, lazy, Suspense } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import type { UnreadMessagesProps } from './unread-messages.tsx';

/** Fetched for accounts only; if that fails there is no number. */
const UnreadMessages = lazy<ComponentType<UnreadMessagesProps>>(() =>
  import('./unread-messages.tsx').then(
    ({ UnreadMessages }) => ({ default: UnreadMessages }),
    () => ({ default: () => null }),
  ),
);

/** The number of conversations with unread messages, once the session of its side is known. */
export function UnreadBadge({ side }: { side: 'seeker' | 'employer' }) {
  const accountId = useAuthStore(({ kind, accountId: id }) => (kind === side ? id : null));
  if (accountId === null) return null;
  return (
    <Suspense>
      <UnreadMessages key={accountId} accountId={accountId} />
    </Suspense>
  );
}
