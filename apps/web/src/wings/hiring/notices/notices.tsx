import type { Notice } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { QueryProvider } from '../../../platform/api/query-provider.tsx';
import { useLingering } from '../../../ui/overlays/use-lingering.ts';
import { noticesQuery } from './notices-query.ts';
import { useReadNotices } from './read-notices.ts';

/** Every page has the bell, few visits open it. */
const NoticesPanel = lazy(async () => ({
  default: (await import('./notices-panel.tsx')).NoticesPanel,
}));

export interface NoticesProps {
  accountId: string;
  side: 'seeker' | 'employer';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the number of unread notices whenever it changes. */
  onCount: (unread: number) => void;
}

/** The notices of whoever is signed in, behind the bell: fetches, shows and marks them as read. */
export function Notices(props: NoticesProps) {
  return (
    <QueryProvider>
      <FetchedNotices {...props} />
    </QueryProvider>
  );
}

function FetchedNotices({ accountId, side, isOpen, onOpenChange, onCount }: NoticesProps) {
  const notices = useQuery(noticesQuery(accountId));
  const { mutate: markRead } = useReadNotices();
  const unread = notices.data?.unreadCount ?? 0;
  const unreadIds = useUnreadIds(notices.data?.notices, isOpen);

  useEffect(() => {
    onCount(unread);
    setAppBadge(unread);
    return () => {
      onCount(0);
      setAppBadge(0);
    };
  }, [onCount, unread]);

  const hasUnread = unreadIds !== null && unreadIds.length > 0;
  useEffect(() => {
    if (isOpen && hasUnread) markRead(accountId);
  }, [isOpen, hasUnread, markRead, accountId]);

  const wasOpened = useLingering(isOpen || null) ?? false;
  if (!wasOpened) return null;
  return (
    <Suspense>
      <NoticesPanel
        open={isOpen}
        onOpenChange={onOpenChange}
        notices={notices.data?.notices ?? null}
        side={side}
        unreadIds={unreadIds ?? []}
        error={notices.error}
        retrying={notices.isFetching}
        onRetry={() => void notices.refetch()}
      />
    </Suspense>
  );
}

/** Shows the number at the icon of the installed app, where there is one. */
function setAppBadge(unread: number): void {
  // Firefox lacks it.
  const { setAppBadge: set } = navigator as Partial<Navigator>;
  set?.call(navigator, unread).catch(() => undefined);
}

/** Ids of those that were unread when the panel was last opened; null until loaded. */
function useUnreadIds(notices: readonly Notice[] | undefined, isOpen: boolean) {
  const [unreadIds, setUnreadIds] = useState<readonly string[] | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setUnreadIds(null);
  } else if (isOpen && unreadIds === null && notices !== undefined) {
    setUnreadIds(notices.filter(({ readAt }) => readAt === null).map(({ id }) => id));
  }
  return unreadIds;
}
