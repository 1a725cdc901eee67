import { type Notice, seekerStatusLabels } from '@nextshift/contract';
import type { NoticeRow } from './notices.queries.ts';

/** A notice as its seeker sees it, in the seeker's words. */
export function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    applicationId: row.application_id,
    jobId: row.job_id,
    jobTitle: row.job_title,
    companyName: row.company_name,
    status: row.status && seekerStatusLabels[row.status],
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}
