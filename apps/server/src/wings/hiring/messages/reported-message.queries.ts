import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** A message that a side can read in its conversation. */
export async function findReportedMessage(
  database: Queryable,
  { kind, accountId }: Account,
  messageId: string,
) {
  const query = database
    .selectFrom('messages')
    .innerJoin('threads', 'threads.application_id', 'messages.application_id')
    .innerJoin('applications', 'applications.id', 'threads.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'threads.employer_id')
    .select([
      'threads.employer_id',
      'messages.sender',
      'messages.text',
      'jobs.title',
      'employers.company_name',
    ])
    .where('messages.id', '=', messageId)
    .where('messages.held_since', 'is', null);
  return kind === 'seeker'
    ? query.where('threads.seeker_id', '=', accountId).executeTakeFirst()
    : query
        .where('threads.employer_id', '=', accountId)
        .where('applications.hidden_from_employer_at', 'is', null)
        .executeTakeFirst();
}
