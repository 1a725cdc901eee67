import { type Application, seekerStatusLabels } from '@nextshift/contract';
import { presentJobSummary, timeZoneOf } from '../../../jobs/index.ts';
import { presentAnswerDue } from './present-answer-due.ts';
import { presentEnding } from './present-ending.ts';
import type { SeekerApplicationRow } from './seeker-applications.queries.ts';

/** An application as its applicant sees it. */
export function presentForSeeker(row: SeekerApplicationRow, seekerId: string): Application {
  const { status, endedReason } = presentEnding(row.application_status, row);
  const own = row.own_shifts.filter((shift) => status !== 'accepted' || shift.place !== null);
  const ownIds = new Set(own.map((shift) => shift.shift_id));
  return {
    id: row.id,
    applicationId: row.form_id === null ? null : row.id,
    jobId: row.job_id,
    userId: seekerId,
    status: seekerStatusLabels[status],
    endedReason,
    answerDueAt: presentAnswerDue(status, row),
    createdAt: row.created_at.toISOString(),
    acceptedDate: row.accepted_at?.toISOString() ?? null,
    job: presentJobSummary({ ...row, id: row.job_id }),
    shifts: row.shifts.filter(({ id }) => ownIds.has(id)),
    timeZone: timeZoneOf(row),
  };
}
