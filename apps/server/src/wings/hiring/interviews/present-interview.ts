import {
  effectiveInterviewStatus,
  type Interview,
  type InterviewStatus,
} from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { isRemoved, timeZoneOf } from '../../jobs/index.ts';
import { createContactHider } from '../contact/index.ts';
import type { InterviewRow } from './interviews.queries.ts';

type StatusColumn =
  | 'status'
  | 'starts_at'
  | 'application_status'
  | 'application_updated_at'
  | 'job_status'
  | 'closed_at';

/** The status that an interview has for everybody. */
export function statusOf(row: Pick<InterviewRow, StatusColumn>): InterviewStatus {
  return effectiveInterviewStatus(
    { status: row.status, startsAt: row.starts_at },
    {
      application: { status: row.application_status, updatedAt: row.application_updated_at },
      job: { status: row.job_status, closedAt: row.closed_at },
    },
  );
}

/** An interview as one of its sides sees it. */
export function presentInterview(
  row: InterviewRow,
  { kind }: Pick<Account, 'kind'>,
  now: Date,
): Interview {
  const status = statusOf(row);
  return {
    id: row.id,
    applicationId: row.application_id,
    jobId: row.job_id,
    jobRemoved: isRemoved(row),
    jobTitle: row.title,
    companyName: row.company_name,
    status,
    cancelledBy: status === row.status ? row.cancelled_by : cancelledBy(row),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    timeZone: timeZoneOf(row),
    minutes: minutesOf(row),
    place: { kind: row.place_kind, text: mayReadPlace(row, kind) ? row.place_text : null },
    person: kind === 'employer' ? presentPerson(row, now) : null,
  };
}

/** By whom one will be that is not stored as cancelled yet. */
function cancelledBy({ application_status: status }: InterviewRow): Interview['cancelledBy'] {
  return status === 'withdrawn' ? 'seeker' : 'system';
}

/** A booked one keeps its length when the hours change. */
function minutesOf({ starts_at: start, ends_at: end, minutes }: InterviewRow): number {
  return start && end ? (end.getTime() - start.getTime()) / 60_000 : minutes;
}

/** Seekers read where to go once they have a time, and nothing that is held. */
function mayReadPlace(row: InterviewRow, kind: Account['kind']): boolean {
  return kind === 'employer' || (statusOf(row) === 'booked' && row.moderation === 'clear');
}

/** Null once the account is deleted. */
function presentPerson(row: InterviewRow, now: Date): Interview['person'] {
  const { seeker_id: id, first_name: given, last_name: family } = row;
  if (id === null || given === null || family === null) return null;
  const application = { ...row, status: row.application_status };
  const [firstName = '', lastName = ''] = createContactHider(application, now)([given, family]);
  return { id, firstName, lastName };
}
