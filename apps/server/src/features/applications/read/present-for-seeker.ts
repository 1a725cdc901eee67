import { type Application, seekerStatusLabels } from '@nextshift/contract';
import { presentJobSummary } from '../../jobs/index.ts';
import type { SeekerApplicationRow } from './seeker-applications.queries.ts';

/** An application as its applicant sees it. */
export function presentForSeeker(row: SeekerApplicationRow, seekerId: string): Application {
  return {
    id: row.id,
    applicationId: row.form_id === null ? null : row.id,
    jobId: row.job_id,
    userId: seekerId,
    status: seekerStatusLabels[row.application_status],
    createdAt: row.created_at.toISOString(),
    acceptedDate: row.accepted_at?.toISOString() ?? null,
    placeWithdrawn: row.application_status === 'accepted' && row.hidden_from_employer_at !== null,
    job: presentJobSummary({ ...row, id: row.job_id }),
  };
}
