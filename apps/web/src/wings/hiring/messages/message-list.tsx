import type { Message, MessageSide, Thread } from '@nextshift/contract';
import { clsx } from 'clsx';
import { ReportButton } from '../../trust/reports/index.ts';
import { dayOf, otherSideOf, readWords, timeOf } from './message-words.ts';

export interface MessageListProps {
  thread: Thread;
  side: MessageSide;
  /** Oldest first. */
  messages: readonly Message[];
}

/** What was written, the oldest first, day by day. */
export function MessageList({ thread, side, messages }: MessageListProps) {
  const lastRead = messages.findLast(({ from, readAt }) => from === side && readAt !== null);
  return (
    <ol className="space-y-3" aria-label="Messages">
      {messages.map((message, at) => {
        const day = dayOf(message.at);
        const before = messages[at - 1];
        return (
          <li key={message.id}>
            {before && dayOf(before.at) === day ? null : (
              <p className="py-3 text-center text-sm text-ink-soft">{day}</p>
            )}
            <Bubble message={message} thread={thread} side={side} />
            {message === lastRead && message.readAt !== null ? (
              <p className="mt-1 text-right text-sm text-ink-soft">
                {readWords(message.at, message.readAt)}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

interface BubbleProps {
  message: Message;
  thread: Thread;
  side: MessageSide;
}

function Bubble({ message, thread, side }: BubbleProps) {
  const { id, from, by, text, at, masked, moderation } = message;
  const isOwn = from === side;
  const other = otherSideOf(side, thread);
  return (
    <article
      className={clsx(
        'flex w-fit max-w-[min(34rem,88%)] flex-col',
        isOwn ? 'ml-auto items-end' : 'items-start',
      )}
    >
      <p className="sr-only">{isOwn ? 'You' : by}:</p>
      <p
        className={clsx(
          'rounded-sheet px-4 py-2.5 wrap-anywhere whitespace-pre-wrap forced-colors:border',
          isOwn ? 'bg-brand-soft' : 'border border-line bg-surface',
        )}
      >
        {text}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <time dateTime={at}>{timeOf(at)}</time>
        {isOwn ? null : (
          <ReportButton
            subject={{
              type: 'message',
              id,
              title: 'Report this message',
              about: `What ${by} wrote to you about “${thread.jobTitle}”.`,
            }}
            label="Report"
            className="min-h-6 text-link"
          />
        )}
      </p>
      {moderation === 'held' ? (
        <p className="mt-1 rounded-control bg-warning-soft px-3 py-2 text-sm forced-colors:border">
          Not delivered yet: a person reads it first.
        </p>
      ) : null}
      {masked && isOwn ? (
        <p className="mt-1 text-right text-sm text-ink-soft">
          {other} reads (hidden) in place of contact details and links.
        </p>
      ) : null}
      {masked && !isOwn ? (
        <p className="mt-1 text-sm text-ink-soft">
          Contact details and links are shown once the application is accepted, for 30 days.
        </p>
      ) : null}
    </article>
  );
}
