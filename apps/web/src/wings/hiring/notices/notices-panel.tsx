import {
  describeMoments,
  type Notice,
  type ShiftNoticeReason,
  shiftNoticeReasons,
} from '@nextshift/contract';
import { clsx } from 'clsx';
import { ApiError } from '../../../platform/api/api-error.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { endedWords } from '../../../entities/application/ended-words.ts';
import {
  ACCEPTING_COMPANY_LEFT_WORDS,
  COMPANY_LEFT_WORDS,
  NOTICE_WORDS,
  PLACE_WITHDRAWN_WORDS,
  BROUGHT_BACK_WORDS,
  CLOSES_SOON_WORDS,
  REOPENED_WORDS,
  SAVED_JOB_REMOVED_WORDS,
  SCAM_WARNING_WORDS,
  shiftWords,
} from './notice-words.ts';

export interface NoticesPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null until loaded. */
  notices: readonly Notice[] | null;
  /** False while the seeker's settings turn notices off. */
  enabled: boolean;
  /** Ids of those that were unread when the panel was opened. */
  unreadIds: readonly string[];
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** The seeker's notices, newest first. */
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

function List({ notices, enabled, unreadIds, error, retrying, onRetry, onFollow }: ListProps) {
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
    return enabled ? (
      <EmptyState drawing="applications" headingLevel="h3" title="No news yet">
        When an employer decides on an application of yours, you read it here.
      </EmptyState>
    ) : (
      <EmptyState drawing="applications" headingLevel="h3" title="Notices are off">
        <NoticesOff onFollow={onFollow} />
      </EmptyState>
    );
  }
  return (
    <>
      {enabled ? null : (
        <p className="mb-4 rounded-control bg-sunken px-3 py-2.5">
          <strong className="block">Notices are off</strong>
          <NoticesOff onFollow={onFollow} />
        </p>
      )}
      <ul className="-mx-3 space-y-1">
        {notices.map((notice, at) => (
          <li key={notice.id}>
            <NoticeLink
              notice={notice}
              words={wordsOf(notice, notices.slice(at + 1))}
              isNew={unreadIds.includes(notice.id)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says that the seeker turned notices off, and links to the setting. */
function NoticesOff({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      New decisions are not shown here; your{' '}
      <PageLink to={paths.history('applied')} className="text-link" onClick={onFollow}>
        history
      </PageLink>{' '}
      always has them. Turn on Push notifications in your profile’s settings to be told again.
    </>
  );
}

/** One that is reopened after a decision gets its own words instead of those for a new one. */
function wordsOf(notice: Notice, earlier: readonly Notice[]): string {
  const { applicationId, status, reason, shift } = notice;
  if (reason === 'place_withdrawn') return PLACE_WITHDRAWN_WORDS;
  if (reason === 'company_left') {
    return status === 'Closed' ? ACCEPTING_COMPANY_LEFT_WORDS : COMPANY_LEFT_WORDS;
  }
  if (reason === 'brought_back') return BROUGHT_BACK_WORDS;
  if (reason === 'scam_warning') return SCAM_WARNING_WORDS;
  if (isAboutShift(reason)) {
    return shiftWords(reason, shift);
  }
  if (reason === 'closes_soon' || status === null) {
    return notice.jobRemoved ? SAVED_JOB_REMOVED_WORDS : CLOSES_SOON_WORDS;
  }
  if (reason !== null) return `Your application is closed: ${endedWords(reason)}.`;
  if (status === 'Accepted' && shift) {
    return `${NOTICE_WORDS.Accepted} Your first shift: ${describeMoments(shift)}.`;
  }
  const previous = earlier.find((other) => other.applicationId === applicationId);
  return status === 'pending' && previous?.status === 'Rejected'
    ? REOPENED_WORDS
    : NOTICE_WORDS[status];
}

function isAboutShift(reason: Notice['reason']): reason is ShiftNoticeReason {
  return shiftNoticeReasons.some((each) => each === reason);
}

/** Where one can do what a notice asks for. */
function pageOf({ reason, jobId, jobRemoved }: Notice): string {
  if (reason === 'closes_soon') return jobRemoved ? paths.history('saved') : paths.job(jobId);
  return isAboutShift(reason) ? paths.myShifts() : paths.history('applied');
}

interface NoticeLinkProps {
  notice: Notice;
  words: string;
  isNew: boolean;
  onFollow: () => void;
}

function NoticeLink({ notice, words, isNew, onFollow }: NoticeLinkProps) {
  const { companyName, jobTitle, createdAt } = notice;
  return (
    <PageLink
      to={pageOf(notice)}
      onClick={onFollow}
      className={clsx(
        'block rounded-control px-3 py-2.5 transition-colors duration-120',
        isNew ? 'bg-brand-soft hover:bg-sunken' : 'hover:bg-sunken',
      )}
    >
      <span className="block font-semibold wrap-anywhere">
        {companyName}: {jobTitle}
        {isNew ? <span className="sr-only"> (new)</span> : null}
      </span>
      <span className="block">{words}</span>
      <span className="block text-sm text-ink-soft">{formatDate(createdAt)}</span>
    </PageLink>
  );
}
