import { type ComponentType, lazy, Suspense } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';

const ForYouRow = lazy<ComponentType<{ userId: string }>>(() =>
  import('./for-you-row.tsx').then(
    ({ ForYouRow }) => ({ default: ForYouRow }),
    () => ({ default: () => null }),
  ),
);

/** Jobs for the seeker who is signed in, in a row that takes its height before it is loaded. */
export function ForYou() {
  const userId = useAuthStore(({ kind, accountId }) => (kind === 'seeker' ? accountId : null));
  return (
    <div className="mt-4 hidden min-h-12 session-seeker:block">
      {userId === null ? null : (
        <Suspense>
          <ForYouRow key={userId} userId={userId} />
        </Suspense>
      )}
    </div>
  );
}
