import type { Notice } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { QueryProvider } from '../../platform/api/query-provider.tsx';
import { useLingering } from '../../ui/overlays/use-lingering.ts';
import { noticesQuery } from './notices-query.ts';
import { useReadNotices } from './read-notices.ts';

/** Every page has the bell, few visits open it. */
const NoticesPanel = lazy(async () => ({
  default: (await import('./notices-panel.tsx')).NoticesPanel,
}));

export interface NoticesProps {
  userId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Told how many are unread, whenever that changes. */
  onCount: (unread: number) => void;
}

/** What stands behind the bell of the seeker signed in: asks for the notices, shows and reads them. */
export function Notices(props: NoticesProps) {
  return (
    <QueryProvider>
      <AskedNotices {...props} />
    </QueryProvider>
  );
}

function AskedNotices({ userId, isOpen, onOpenChange, onCount }: NoticesProps) {
  const notices = useQuery(noticesQuery(userId));
  const { mutate: markRead } = useReadNotices();
  const unread = notices.data?.unreadCount ?? 0;
  const news = useNews(notices.data?.notices, isOpen);

  useEffect(() => {
    onCount(unread);
    return () => {
      onCount(0);
    };
  }, [onCount, unread]);

  const hasNews = news !== null && news.length > 0;
  useEffect(() => {
    if (isOpen && hasNews) markRead(userId);
  }, [isOpen, hasNews, markRead, userId]);

  const wasOpened = useLingering(isOpen || null) ?? false;
  if (!wasOpened) return null;
  return (
    <Suspense>
      <NoticesPanel
        open={isOpen}
        onOpenChange={onOpenChange}
        notices={notices.data?.notices ?? null}
        enabled={notices.data?.enabled ?? true}
        news={news ?? []}
        error={notices.error}
        retrying={notices.isFetching}
        onRetry={() => void notices.refetch()}
      />
    </Suspense>
  );
}

/** Ids of those that were unread when the panel was last opened; null until they are here. */
function useNews(notices: readonly Notice[] | undefined, isOpen: boolean) {
  const [news, setNews] = useState<readonly string[] | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setNews(null);
  } else if (isOpen && news === null && notices !== undefined) {
    setNews(notices.filter(({ readAt }) => readAt === null).map(({ id }) => id));
  }
  return news;
}
