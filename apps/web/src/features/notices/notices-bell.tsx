import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Fetched for seekers alone; where that fails the bell stays silent. */
const RingingBell = lazy(() =>
  import('./ringing-bell.tsx').then(
    ({ RingingBell }) => ({ default: RingingBell }),
    () => ({ default: SilentBell }),
  ),
);

/** The bell with the number of unread notices. Nothing is asked for visitors and employers. */
export function NoticesBell() {
  const userId = useAuthStore(({ kind, ownerId }) => (kind === 'seeker' ? ownerId : null));
  if (userId === null) return <SilentBell />;
  return (
    <Suspense fallback={<SilentBell />}>
      <RingingBell key={userId} userId={userId} />
    </Suspense>
  );
}

/** Holds the place until it is known who looks; styles hide it from all but seekers. */
function SilentBell() {
  return <IconButton label="Notices" icon={<Bell aria-hidden="true" />} />;
}
