import {
  type EmployerNoticeReason,
  interviewNoticeReasons,
  notice,
  type NewsKind,
  type Notice,
  seekerStatusLabels,
  shiftNoticeReasons,
} from '@nextshift/contract';
import type { SessionKind } from '../../../../platform/authentication/sessions.ts';
import { publicFileUrl } from '../../../../platform/files/public-files.ts';
import { isRemoved, timeZoneOf } from '../../../jobs/index.ts';
import type { NoticeRow } from './notices.queries.ts';

/** A newer version, running meanwhile, may have stored a reason that this one does not know. */
const knownReason = notice.shape.reason.catch(null);

/** A notice as its owner sees it, in the seeker's words. */
export function presentNotice(row: NoticeRow, side: SessionKind): Notice {
  const reason = knownReason.parse(row.reason);
  return {
    id: row.id,
    kind: kindOf(reason),
    applicationId: row.application_id,
    jobId: row.job_id,
    jobRemoved: isRemoved(row),
    jobTitle: row.title,
    companyName: row.company_name,
    logo: publicFileUrl(row.logo_key),
    status: side === 'seeker' && row.status ? seekerStatusLabels[row.status] : null,
    reason,
    shift: presentShift(row),
    messageId: row.message_id,
    interviewId: row.interview_id,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

/** Of the reasons that employers alone read. */
const EMPLOYER_KINDS: Readonly<Record<EmployerNoticeReason, NewsKind>> = {
  applied: 'decision',
  interview_booked: 'interview',
  interview_moved: 'interview',
  interview_declined: 'interview',
  cover_to_approve: 'shift',
};

function kindOf(reason: Notice['reason']): NewsKind {
  if (isEmployers(reason)) return EMPLOYER_KINDS[reason];
  if (reason === 'message') return 'message';
  if (reason === 'closes_soon') return 'alert';
  if (interviewNoticeReasons.some((each) => each === reason)) return 'interview';
  return shiftNoticeReasons.some((each) => each === reason) ? 'shift' : 'decision';
}

function isEmployers(reason: Notice['reason']): reason is EmployerNoticeReason {
  return reason !== null && reason in EMPLOYER_KINDS;
}

function presentShift(row: NoticeRow): Notice['shift'] {
  const { assignment_id: assignmentId, starts_at: startsAt, ends_at: endsAt } = row;
  if (assignmentId === null || startsAt === null || endsAt === null) return null;
  return {
    assignmentId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone: timeZoneOf(row),
  };
}
