import { dayOf, type Notice } from '@nextshift/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { ageOn } from '../../../platform/text/days-ago.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { NoticeRow } from './notice-row.tsx';

export interface NoticesPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null until loaded. */
  notices: readonly Notice[] | null;
  side: 'seeker' | 'employer';
  /** Ids of those that were unread when the panel was opened. */
  unreadIds: readonly string[];
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** Notices, newest first. */
export function NoticesPanel({ open, onOpenChange, ...list }: NoticesPanelProps) {
  return (
    <Dialog size="small" open={open} onOpenChange={onOpenChange} title="Notices">
      <List
        {...list}
        onFollow={() => {
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

type ListProps = Omit<NoticesPanelProps, 'open' | 'onOpenChange'> & { onFollow: () => void };

function List({ notices, side, unreadIds, error, retrying, onRetry, onFollow }: ListProps) {
  if (notices === null && error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your notices did not load"
        message={error instanceof ApiError ? error.message : ''}
        retrying={retrying}
        onRetry={onRetry}
      />
    );
  }
  if (notices === null) {
    return (
      <SkeletonGroup label="Loading your notices">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  }
  if (notices.length === 0) {
    return (
      <EmptyState drawing="applications" headingLevel="h3" title="No news yet">
        {side === 'seeker'
          ? 'When an employer decides on an application of yours, you read it here.'
          : 'When somebody applies or writes to you, you read it here.'}
      </EmptyState>
    );
  }
  return (
    <>
      {daysOf(notices).map(({ day, ofDay }) => (
        <section key={day} aria-label={day} className="mt-5 first:mt-0">
          <h3 className="mb-1 text-sm font-semibold text-ink-soft">{day}</h3>
          <ul className="-mx-3 space-y-1">
            {ofDay.map((notice) => (
              <li key={notice.id}>
                <NoticeRow
                  notice={notice}
                  side={side}
                  earlier={notices.slice(notices.indexOf(notice) + 1)}
                  isNew={unreadIds.includes(notice.id)}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface Day {
  /** `Today`, `Yesterday`, `Nov 20, 2026`. */
  readonly day: string;
  readonly ofDay: Notice[];
}

/** The notices by their day, in their order. */
function daysOf(notices: readonly Notice[]): Day[] {
  const today = dayOf(new Date());
  const days: Day[] = [];
  for (const notice of notices) {
    const { words, date } = ageOn(today, notice.createdAt);
    const day = words.endsWith(' ago') ? date : words;
    const last = days.at(-1);
    if (last?.day === day) last.ofDay.push(notice);
    else days.push({ day, ofDay: [notice] });
  }
  return days;
}
