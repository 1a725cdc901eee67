import {
  describeMoments,
  type EmployerNoticeReason,
  employerNoticeReasons,
  type InterviewNoticeReason,
  interviewNoticeReasons,
  type Notice,
  type ShiftNoticeReason,
  shiftNoticeReasons,
} from '@nextshift/contract';
import { clsx } from 'clsx';
import { endedWords } from '../../../entities/application/ended-words.ts';
import { StatusChip } from '../../../entities/application/status-chip.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { formatClock } from '../../../platform/text/format-date.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import {
  ACCEPTING_COMPANY_LEFT_WORDS,
  COMPANY_LEFT_WORDS,
  employerWords,
  INTERVIEW_WORDS,
  MESSAGE_WORDS,
  NOTICE_WORDS,
  PLACE_WITHDRAWN_WORDS,
  BROUGHT_BACK_WORDS,
  CLOSES_SOON_WORDS,
  REOPENED_WORDS,
  SAVED_JOB_REMOVED_WORDS,
  SCAM_WARNING_WORDS,
  shiftWords,
} from './notice-words.ts';

export interface NoticeRowProps {
  notice: Notice;
  side: 'seeker' | 'employer';
  /** Those before it. */
  earlier: readonly Notice[];
  isNew: boolean;
  onFollow: () => void;
}

/** A notice: who, at what hour, what happened, and what the application is since. */
export function NoticeRow({ notice, side, earlier, isNew, onFollow }: NoticeRowProps) {
  const { companyName, jobTitle, logo, createdAt } = notice;
  return (
    <PageLink
      to={side === 'seeker' ? pageOf(notice) : pageOfEmployer(notice)}
      onClick={onFollow}
      className={clsx(
        'flex gap-3 rounded-control px-3 py-2.5 transition-colors duration-120 hover:bg-sunken',
        isNew && 'bg-brand-soft',
      )}
    >
      <Avatar kind="company" size="small" name={companyName} src={logo} decorative />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 flex-1 basis-24 font-semibold wrap-anywhere">
            {jobTitle}
            {isNew ? <span className="sr-only"> (new)</span> : null}
          </span>
          <time dateTime={createdAt} className="shrink-0 text-sm text-ink-soft">
            {formatClock(createdAt)}
          </time>
        </span>
        {side === 'seeker' ? (
          <span className="block text-sm wrap-anywhere text-ink-soft">{companyName}</span>
        ) : null}
        <span className="mt-0.5 block">
          {side === 'seeker' ? wordsOf(notice, earlier) : employerWords(notice)}
        </span>
        <State notice={notice} />
      </span>
    </PageLink>
  );
}

/** What the application became; nothing for what leaves it as it is. */
function State({ notice: { status, reason } }: Pick<NoticeRowProps, 'notice'>) {
  const isOther =
    isAboutShift(reason) ||
    isAboutInterview(reason) ||
    reason === 'scam_warning' ||
    reason === 'message';
  if (status === null || isOther) return null;
  const endedReason = reason === 'place_withdrawn' ? reason : null;
  return (
    <span className="mt-1.5 flex">
      <StatusChip application={{ status, endedReason }} />
    </span>
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
  if (reason === 'message') return MESSAGE_WORDS;
  if (isAboutInterview(reason)) return INTERVIEW_WORDS[reason];
  if (isAboutShift(reason)) {
    return shiftWords(reason, shift);
  }
  if (reason === 'closes_soon' || status === null) {
    return notice.jobRemoved ? SAVED_JOB_REMOVED_WORDS : CLOSES_SOON_WORDS;
  }
  if (reason !== null && !isEmployers(reason)) {
    return `Your application is closed: ${endedWords(reason)}.`;
  }
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

function isAboutInterview(reason: Notice['reason']): reason is InterviewNoticeReason {
  return interviewNoticeReasons.some((each) => each === reason);
}

function isEmployers(reason: Notice['reason']): reason is EmployerNoticeReason {
  return employerNoticeReasons.some((each) => each === reason);
}

/** The same for an employer. */
function pageOfEmployer({ kind, applicationId, jobId }: Notice): string {
  if (kind === 'shift') return paths.roster(jobId);
  if (applicationId === null || kind === 'decision') return paths.employerApplications(jobId);
  return kind === 'message'
    ? paths.messages('employer', applicationId)
    : paths.employerApplications(jobId, { application: applicationId });
}

/** Where a seeker can do what a notice asks for. */
function pageOf({ reason, applicationId, jobId, jobRemoved }: Notice): string {
  if (reason === 'message' && applicationId !== null) {
    return paths.messages('seeker', applicationId);
  }
  if (isAboutInterview(reason) && applicationId !== null) return paths.interview(applicationId);
  if (reason === 'closes_soon') return jobRemoved ? paths.history('saved') : paths.job(jobId);
  return isAboutShift(reason) ? paths.myShifts() : paths.history('applied');
}
