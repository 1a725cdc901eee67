import type { MessageSide } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isNotFound } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';
import { BackLink } from '../../../platform/routing/back-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { messagesQuery, threadsQuery } from './messages-query.ts';
import { otherSideOf } from './message-words.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';

export interface MessagesBoardProps {
  accountId: string;
  side: MessageSide;
  /** The conversation that is open, if one is. */
  applicationId: string | undefined;
  /** What to do when there are no conversations. */
  emptyAction: ReactNode;
  /** Opens the application that a conversation is about. */
  applicationLink: (applicationId: string) => ReactNode;
}

/** All conversations of an account, and one of them beside; on phones one or the other. */
export function MessagesBoard(props: MessagesBoardProps) {
  const { applicationId } = props;
  return (
    <div className="grid gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section
        aria-label="Conversations"
        className={clsx('min-w-0', applicationId !== undefined && 'max-lg:hidden')}
      >
        <Threads {...props} />
      </section>
      {applicationId === undefined ? (
        <p className="py-16 text-center text-ink-soft max-lg:hidden">
          Choose a conversation to read it.
        </p>
      ) : (
        <OpenThread key={applicationId} {...props} applicationId={applicationId} />
      )}
    </div>
  );
}

function Threads({ accountId, side, emptyAction }: MessagesBoardProps) {
  const query = useInfiniteQuery(threadsQuery(accountId));
  const { data, error, isFetching } = query;
  if (!data) {
    return error ? (
      <LoadFailure
        title="Your messages did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading your messages" className="divide-y divide-line">
        {[0, 1, 2].map((thread) => (
          <SkeletonText key={thread} lines={3} className="py-4" />
        ))}
      </SkeletonGroup>
    );
  }
  const threads = data.pages.flatMap((page) => page.threads);
  if (threads.length === 0) {
    return (
      <EmptyState drawing="applications" title="No messages yet" action={emptyAction}>
        {side === 'employer'
          ? 'Write to an applicant from their application, and the conversation is here.'
          : 'When an employer writes to you about an application, you read and answer it here.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ThreadList side={side} threads={threads} />
      {query.hasNextPage ? (
        <LoadMore
          label="Show more"
          pending={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

type OpenThreadProps = MessagesBoardProps & { applicationId: string };

function OpenThread(props: OpenThreadProps) {
  const { accountId, side, applicationId, emptyAction, applicationLink } = props;
  const { data, error } = useInfiniteQuery(messagesQuery(accountId, applicationId));
  const thread = data?.pages[0]?.thread;
  const isGone = !data && isNotFound(error);
  return (
    <section
      aria-label="Conversation"
      className="flex min-h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height)-env(safe-area-inset-bottom,0px))] min-w-0 flex-col bg-paper lg:min-h-[calc(100dvh-var(--header-height)-12rem)]"
    >
      <div className="-ml-3.5 pt-2 lg:hidden">
        <BackLink to={paths.messages(side)}>All messages</BackLink>
      </div>
      {isGone ? (
        <EmptyState
          drawing="applications"
          title="We could not find this conversation"
          action={emptyAction}
        >
          It may belong to another account.
        </EmptyState>
      ) : (
        <>
          <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line pb-3">
            <div className="min-w-0">
              {thread ? (
                <>
                  <h2 className="text-heading font-bold wrap-anywhere">
                    {otherSideOf(side, thread)}
                  </h2>
                  <p className="wrap-anywhere text-ink-soft">{thread.jobTitle}</p>
                </>
              ) : (
                <SkeletonText lines={2} className="h-13 w-40 pt-1" />
              )}
            </div>
            {applicationLink(applicationId)}
          </header>
          <ThreadView accountId={accountId} side={side} applicationId={applicationId} isPage />
        </>
      )}
    </section>
  );
}
