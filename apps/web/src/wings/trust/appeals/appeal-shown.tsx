import type { Appeal } from '@nextshift/contract';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';

const WORDS: Readonly<Record<Appeal['status'], { badge: string; tone: BadgeTone; means: string }>> =
  {
    open: { badge: 'Appeal open', tone: 'info', means: 'A person reads it.' },
    accepted: {
      badge: 'Appeal accepted',
      tone: 'success',
      means: 'The decision was taken back.',
    },
    rejected: { badge: 'Appeal rejected', tone: 'neutral', means: 'The decision stays.' },
    settled: {
      badge: 'Appeal closed',
      tone: 'neutral',
      means: 'After a change it is no longer held, so nobody had to decide.',
    },
  };

export interface AppealShownProps {
  appeal: Appeal;
  /** What an open one waits for; by default, for a person. */
  openMeans?: string | undefined;
}

/** An appeal, and what became of it. */
export function AppealShown({ appeal, openMeans }: AppealShownProps) {
  const { status, text, createdAt, decidedAt, reason } = appeal;
  const { badge, tone, means } = WORDS[status];
  return (
    <div className="border-l-2 border-line-strong pl-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{badge}</Badge>
        <p className="font-medium">{status === 'open' ? (openMeans ?? means) : means}</p>
      </div>
      {reason === null ? null : (
        <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{reason}</p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        You wrote on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {decidedAt === null ? null : (
          <>
            ; decided on <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>
          </>
        )}
        :
      </p>
      <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{text}</p>
    </div>
  );
}
