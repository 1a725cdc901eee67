import type { MessageSide } from '@nextshift/contract';
import { type Account, accountColumn } from '../../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../../platform/database/database.ts';

/** Unread notices, to be marked as read. */
function markRead(database: Queryable, now: Date) {
  return database.updateTable('notices').set({ read_at: now }).where('notices.read_at', 'is', null);
}

export async function markNoticesRead(
  database: Queryable,
  { kind, accountId }: Account,
  now: Date,
): Promise<void> {
  await markRead(database, now).where(accountColumn(kind), '=', accountId).execute();
}

interface OfApplicants {
  readonly employerId: string;
  readonly jobId: string;
}

/** Marks what an employer was told of a job's applicants and their interviews. */
export async function markApplicantNoticesRead(
  database: Queryable,
  { employerId, jobId }: OfApplicants,
  now: Date,
): Promise<void> {
  await markRead(database, now)
    .from('applications')
    .whereRef('applications.id', '=', 'notices.application_id')
    .where('applications.job_id', '=', jobId)
    .where('notices.employer_id', '=', employerId)
    .where('notices.reason', '<>', 'message')
    .where('notices.assignment_id', 'is', null)
    .execute();
}

/** Marks the notice of messages that a side has read. */
export async function markMessageNoticesRead(
  database: Queryable,
  { applicationId, reader }: { readonly applicationId: string; readonly reader: MessageSide },
  now: Date,
): Promise<void> {
  await markRead(database, now)
    .where('application_id', '=', applicationId)
    .where(accountColumn(reader), 'is not', null)
    .where('reason', '=', 'message')
    .execute();
}

/** Marks what both sides were told of an interview, which has changed since. */
export async function markInterviewNoticesRead(
  database: Queryable,
  interviewId: string,
  now: Date,
): Promise<void> {
  await markRead(database, now).where('interview_id', '=', interviewId).execute();
}

interface OfCover {
  readonly employerId: string;
  readonly assignmentId: string;
}

/** Marks what an employer was told of the cover of a shift, which has been answered or has changed since. */
export async function markCoverNoticesRead(
  database: Queryable,
  { employerId, assignmentId }: OfCover,
  now: Date,
): Promise<void> {
  await markRead(database, now)
    .where('employer_id', '=', employerId)
    .where('assignment_id', '=', assignmentId)
    .execute();
}
