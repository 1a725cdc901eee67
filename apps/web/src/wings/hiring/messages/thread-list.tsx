import type { MessageSide, Thread } from '@nextshift/contract';
import { clsx } from 'clsx';
import { PageNavLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { CountBadge } from '../../../ui/display/count-badge.tsx';
import { otherSideOf, whenOf } from './message-words.ts';

export interface ThreadListProps {
  side: MessageSide;
  threads: readonly Thread[];
}

/** An account's conversations; the one that is open is marked. */
export function ThreadList({ side, threads }: ThreadListProps) {
  return (
    <ul className="divide-y divide-line" aria-label="Conversations">
      {threads.map((thread) => (
        <li key={thread.applicationId}>
          <ThreadLink side={side} thread={thread} />
        </li>
      ))}
    </ul>
  );
}

function ThreadLink({ side, thread }: { side: MessageSide; thread: Thread }) {
  const { applicationId, jobTitle, lastMessage, unread } = thread;
  const isUnread = unread > 0;
  return (
    <PageNavLink
      to={paths.messages(side, applicationId)}
      className={clsx(
        '-mx-3 block rounded-control px-3 py-3 transition-colors duration-120 hover:bg-sunken',
        'aria-[current=page]:bg-brand-soft',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={clsx('min-w-0 wrap-anywhere', isUnread ? 'font-bold' : 'font-semibold')}>
          {otherSideOf(side, thread)}
        </span>
        {lastMessage ? (
          <time dateTime={lastMessage.at} className="shrink-0 text-sm text-ink-soft">
            {whenOf(lastMessage.at)}
          </time>
        ) : null}
      </span>
      <span className="block text-sm wrap-anywhere text-ink-soft">{jobTitle}</span>
      <span className="mt-0.5 flex items-start justify-between gap-3">
        <span className={clsx('line-clamp-2 min-w-0 wrap-anywhere', isUnread && 'font-semibold')}>
          {lastMessage?.from === side ? 'You: ' : ''}
          {lastMessage?.text}
        </span>
        {isUnread ? (
          <>
            <CountBadge count={unread} tone="brand" className="shrink-0" />
            <span className="sr-only">unread</span>
          </>
        ) : null}
      </span>
    </PageNavLink>
  );
}
