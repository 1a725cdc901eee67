import type { Message, MessageSide, Thread } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { messagesQuery } from './messages-query.ts';
import { otherSideOf } from './message-words.ts';
import { useReadMark } from './read-messages.ts';

export interface ThreadViewProps {
  accountId: string;
  side: MessageSide;
  applicationId: string;
  /** On a page of its own it begins at its end, and the field stays in sight above the keyboard of phones. */
  isPage?: boolean;
}

/** A conversation, with the field to write in at its end. */
export function ThreadView({ accountId, side, applicationId, isPage = false }: ThreadViewProps) {
  const query = useInfiniteQuery(messagesQuery(accountId, applicationId));
  const { data, error, isFetching } = query;
  const [first] = data?.pages ?? [];
  if (!data || !first) {
    return error ? (
      <LoadFailure
        headingLevel="h3"
        title="The messages did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading the messages" className="space-y-4 py-4">
        <Skeleton className="h-18 w-4/5 rounded-card" />
        <Skeleton className="ml-auto h-12 w-3/5 rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <LoadedThread
      accountId={accountId}
      side={side}
      thread={first.thread}
      messages={data.pages.flatMap(({ messages }) => messages).toReversed()}
      isPage={isPage}
      earlier={
        query.hasNextPage ? (
          <div className="flex justify-center pb-4">
            <Button
              variant="secondary"
              size="small"
              pending={query.isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => void query.fetchNextPage()}
            >
              Earlier messages
            </Button>
          </div>
        ) : null
      }
    />
  );
}

interface LoadedThreadProps {
  accountId: string;
  side: MessageSide;
  thread: Thread;
  /** Oldest first. */
  messages: readonly Message[];
  isPage: boolean;
  earlier: ReactNode;
}

function LoadedThread(props: LoadedThreadProps) {
  const { accountId, side, thread, messages, isPage, earlier } = props;
  const newest = messages.at(-1);
  useReadMark(accountId, thread, newest);
  const end = useRef<HTMLDivElement>(null);
  const showEnd = () => end.current?.scrollIntoView({ block: 'nearest' });
  const newestId = newest?.id;
  useEffect(() => {
    if (isPage && newestId !== undefined) showEnd();
  }, [isPage, newestId]);
  const isOver = thread.state === 'closed' || thread.state === 'on_hold';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex-1 pb-4">
        {earlier}
        {messages.length === 0 && !isOver ? (
          <p className="py-8 text-center text-ink-soft">
            {side === 'employer'
              ? `Nothing is written yet. Say hello, and ask when ${otherSideOf(side, thread)} can come in.`
              : 'Nothing is written yet.'}
          </p>
        ) : null}
        <MessageList thread={thread} side={side} messages={messages} />
      </div>
      <div
        className={clsx(
          'py-3',
          isPage &&
            'sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))] z-10 -mx-2 bg-paper px-2 md:bottom-0 short:static',
        )}
      >
        <Composer
          accountId={accountId}
          side={side}
          thread={thread}
          newest={newest}
          onSent={showEnd}
        />
      </div>
      {/* Less the room that the page keeps below what it scrolls to. */}
      <div ref={end} className="-scroll-mb-4" />
    </div>
  );
}
