import { useQuery } from '@tanstack/react-query';
import { QueryProvider } from '../../../platform/api/query-provider.tsx';
import { unreadQuery } from './messages-query.ts';

export interface UnreadMessagesProps {
  accountId: string;
}

/** The number of conversations with unread messages, beside the link to them. */
export function UnreadMessages({ accountId }: UnreadMessagesProps) {
  return (
    <QueryProvider>
      <Count accountId={accountId} />
    </QueryProvider>
  );
}

function Count({ accountId }: UnreadMessagesProps) {
  const { data: count = 0 } = useQuery(unreadQuery(accountId));
  if (count === 0) return null;
  return (
    <span className="ml-1 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1 text-xs font-bold text-on-brand tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
