import type { MessageSide } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { jobTextsFor } from '../../jobs/index.ts';
import type { DigestWindow } from '../news/index.ts';

/** Both sides of a conversation, unless either is gone or suspended, or the employer has deleted the application. */
export function findMailedThread(database: Queryable, applicationId: string, to: MessageSide) {
  return database
    .selectFrom('threads')
    .innerJoin('applications', 'applications.id', 'threads.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'threads.employer_id')
    .innerJoin('seekers', 'seekers.id', 'threads.seeker_id')
    .select([
      'threads.employer_id',
      'threads.seeker_id',
      'employers.email as company_email',
      'seekers.email as seeker_email',
      'seekers.first_name',
    ])
    .select(jobTextsFor(to))
    .where('threads.application_id', '=', applicationId)
    .where('employers.deleted_at', 'is', null)
    .where('employers.suspended_at', 'is', null)
    .where('seekers.suspended_at', 'is', null)
    .where('applications.hidden_from_employer_at', 'is', null)
    .executeTakeFirst();
}

interface Window {
  readonly applicationId: string;
  readonly reader: MessageSide;
  readonly window: DigestWindow;
}

/** Whether a side has not read something that was delivered in a window. */
export async function hasUnreadOf(
  database: Queryable,
  { applicationId, reader, window: { since, until } }: Window,
): Promise<boolean> {
  const row = await database
    .selectFrom('messages')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('sender', '<>', reader)
    .where('read_at', 'is', null)
    .where('held_since', 'is', null)
    .where('sent_at', '>=', since)
    .where('sent_at', '<', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
