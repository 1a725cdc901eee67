import { Bell } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { NoticesProps } from './notices.tsx';

/** Fetched for accounts only; if that fails the bell stays silent. */
const Notices = lazy<ComponentType<NoticesProps>>(() =>
  import('./notices.tsx').then(
    ({ Notices }) => ({ default: Notices }),
    () => ({ default: () => null }),
  ),
);

/**
 * The bell with the number of unread notices. It takes its space until the session is known, and
 * remembers a press until the panel is loaded; styles hide it from all but its side, the only one
 * for whom notices are requested.
 */
export function NoticesBell({ side }: { side: 'seeker' | 'employer' }) {
  const accountId = useAuthStore(({ kind, accountId: id }) => (kind === side ? id : null));
  const [isOpen, setIsOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          label={unread > 0 ? `Notices, ${String(unread)} unread` : 'Notices'}
          icon={<Bell aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
          }}
        />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 right-0 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1 text-xs font-bold text-on-brand tabular-nums ring-2 ring-paper"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </span>
      {accountId === null ? null : (
        <Suspense>
          <Notices
            key={accountId}
            accountId={accountId}
            side={side}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onCount={setUnread}
          />
        </Suspense>
      )}
    </>
  );
}
