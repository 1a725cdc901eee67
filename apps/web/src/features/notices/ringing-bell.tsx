import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { noticesQuery } from './notices-query.ts';
import { useReadNotices } from './read-notices.ts';

/** Every page has the bell, few visits open it. */
const NoticesPanel = lazy(async () => ({
  default: (await import('./notices-panel.tsx')).NoticesPanel,
}));

interface RingingBellProps {
  userId: string;
}

/** The bell of the seeker signed in, with the number of unread notices. */
export function RingingBell(props: RingingBellProps) {
  return (
    <QueryProvider>
      <AskingBell {...props} />
    </QueryProvider>
  );
}

function AskingBell({ userId }: RingingBellProps) {
  const notices = useQuery(noticesQuery(userId));
  const { mutate: markRead } = useReadNotices();
  /** The ids that were news when the panel was opened; null while it never was. */
  const [news, setNews] = useState<readonly string[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unread = notices.data?.unreadCount ?? 0;

  const open = () => {
    const fresh = notices.data?.notices.filter(({ readAt }) => readAt === null) ?? [];
    setNews(fresh.map(({ id }) => id));
    setIsOpen(true);
    if (unread > 0) markRead(userId);
  };

  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          label={unread > 0 ? `Notices, ${String(unread)} unread` : 'Notices'}
          icon={<Bell aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={open}
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
      {news === null ? null : (
        <Suspense>
          <NoticesPanel
            open={isOpen}
            onOpenChange={setIsOpen}
            notices={notices.data?.notices ?? null}
            news={news}
            error={notices.error}
            retrying={notices.isFetching}
            onRetry={() => void notices.refetch()}
          />
        </Suspense>
      )}
    </>
  );
}
