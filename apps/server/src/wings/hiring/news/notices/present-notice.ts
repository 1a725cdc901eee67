import { notice, type Notice, seekerStatusLabels } from '@nextshift/contract';
import { publicFileUrl } from '../../../../platform/files/public-files.ts';
import { isRemoved, timeZoneOf } from '../../../jobs/index.ts';
import type { NoticeRow } from './notices.queries.ts';

/** A newer version, running meanwhile, may have stored a reason that this one does not know. */
const knownReason = notice.shape.reason.catch(null);

/** A notice as its seeker sees it, in the seeker's words. */
export function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    applicationId: row.application_id,
    jobId: row.job_id,
    jobRemoved: isRemoved(row),
    jobTitle: row.job_title,
    companyName: row.company_name,
    logo: publicFileUrl(row.logo_key),
    status: row.status && seekerStatusLabels[row.status],
    reason: knownReason.parse(row.reason),
    shift: presentShift(row),
    messageId: row.message_id,
    interviewId: row.interview_id,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
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
