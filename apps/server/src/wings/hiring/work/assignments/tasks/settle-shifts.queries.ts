import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import type { ToConfirm } from '../insert-confirmation-notice.ts';

/** Marks shifts that are over as worked, at most `limit`. @returns how many */
export async function markWorked(
  transaction: DatabaseTransaction,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update assignments set status = 'worked', updated_at = ${now}
    where id in (
      select id from assignments
      where status in ('offered', 'confirmed') and upper(during) <= ${now}
      order by upper(during), id
      limit ${limit}
      for update skip locked
    )`.execute(transaction);
  return Number(numAffectedRows);
}

/**
 * Records that people are asked to confirm their shifts until then, each once, at most `limit`. Anyone who does not know of
 * a shift yet, or of its hours, is asked later.
 */
export async function recordConfirmationsAsked(
  transaction: DatabaseTransaction,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ToConfirm[]> {
  const { rows } = await sql<ToConfirm>`
    update assignments set confirmation_asked_at = ${now}
    where id in (
      select assignments.id
      from assignments
      join applications on applications.id = assignments.application_id
      join jobs on jobs.id = assignments.job_id
      join employers on employers.id = assignments.employer_id
      where assignments.status = 'offered' and confirmation_asked_at is null
        and lower(during) > ${now} and lower(during) <= ${until}
        and told_during = during
        and assignments.seeker_id is not null
        and applications.status = 'accepted'
        and jobs.moderation <> 'removed'
        and employers.suspended_at is null
      order by lower(during), assignments.id
      limit ${limit}
      for update of assignments skip locked
    )
    returning id, application_id as "applicationId", seeker_id as "seekerId"`.execute(transaction);
  return rows;
}
