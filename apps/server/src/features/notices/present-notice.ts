import { notice, type Notice, seekerStatusLabels } from '@nextshift/contract';
import type { NoticeRow } from './notices.queries.ts';

/** A newer version, running meanwhile, may have stored a reason that this one does not know. */
const knownReason = notice.shape.reason.catch(null);

/** A notice as its seeker sees it, in the seeker's words. */
export function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    applicationId: row.application_id,
    jobId: row.job_id,
    jobTitle: row.job_title,
    companyName: row.company_name,
    status: row.status && seekerStatusLabels[row.status],
    reason: knownReason.parse(row.reason),
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}
