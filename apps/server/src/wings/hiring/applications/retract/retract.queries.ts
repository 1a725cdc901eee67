import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/**
 * Locks an application of the seeker. It is untouched while its submission is the last that happened to it and nobody
 * has reported it; the first submission is its first event, and another can be taken back while its former state is kept.
 */
export async function lockSubmission(
  transaction: DatabaseTransaction,
  seekerId: string,
  applicationId: string,
) {
  const locked = await transaction
    .selectFrom('applications')
    .select(['id', 'status', 'created_at'])
    .where('id', '=', applicationId)
    .where('seeker_id', '=', seekerId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  const state = await transaction
    .selectFrom('application_events as event')
    .leftJoin('former_applications as former', 'former.application_id', 'event.application_id')
    .select([
      sql<boolean>`count(*) = 1`.as('is_first'),
      sql<boolean>`
        (count(*) = 1 or count(*) filter (where event.id > former.last_event_id) = 1)
        and not exists (
          select from cases where subject_type = 'application' and subject_id = ${applicationId}
        )`.as('is_untouched'),
    ])
    .where('event.application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { ...locked, ...state };
}

/** Its events, shifts and notices go with it. */
export async function deleteApplicationRow(
  transaction: DatabaseTransaction,
  applicationId: string,
): Promise<void> {
  await transaction.deleteFrom('applications').where('id', '=', applicationId).execute();
}

/** Frees the keys with which a seeker made an application, so that the same request would make it anew. */
export async function freeIdempotencyKeys(
  transaction: DatabaseTransaction,
  seekerId: string,
  applicationId: string,
): Promise<void> {
  await transaction
    .deleteFrom('idempotency_keys')
    .where('scope', 'in', (own) =>
      own
        .selectFrom('sessions')
        .select(sql<string>`'session:' || id`.as('scope'))
        .where('seeker_id', '=', seekerId),
    )
    .where(sql<boolean>`answer #>> '{application,id}' = ${applicationId}`)
    .execute();
}
