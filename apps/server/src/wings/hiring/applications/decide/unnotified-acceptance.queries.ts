import { type ApplicationStatus, undecidedStatuses } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';

/**
 * Whether an accepted applicant does not know it yet: neither news of it went out, nor were they asked to confirm a
 * shift, nor did they confirm or cancel one, as they can read of both at once.
 */
export const isUnnotifiedAcceptance = sql<boolean>`(
  applications.status = 'accepted' and applications.told_status <> 'accepted' and not exists (
    select from assignments
    where assignments.application_id = applications.id
      and (
        assignments.confirmation_asked_at >= applications.accepted_at
        or assignments.updated_at >= applications.accepted_at
          and (assignments.status = 'confirmed' or assignments.cancelled_by = 'seeker')
      )))`;

/** Locks the dates of an application's shifts, so that its applicant neither confirms nor cancels one meanwhile. */
export async function lockDates(
  transaction: DatabaseTransaction,
  applicationId: string,
): Promise<void> {
  await transaction
    .selectFrom('assignments')
    .select('id')
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes the dates of shifts that an acceptance gave, of which nobody was told. */
export async function deleteDatesSince(
  transaction: DatabaseTransaction,
  applicationId: string,
  acceptedAt: Date,
): Promise<void> {
  await transaction
    .deleteFrom('assignments')
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`lower(during) > ${acceptedAt}`)
    .execute();
}

/** The status that an application had before it was last accepted. */
export async function findStatusBeforeAcceptance(
  database: Queryable,
  applicationId: string,
): Promise<ApplicationStatus> {
  const { status } = await database
    .selectFrom('application_events')
    .select((event) => event.ref('from_status').$castTo<ApplicationStatus>().as('status'))
    .where('application_id', '=', applicationId)
    .where('to_status', '=', 'accepted')
    .where('from_status', '<>', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return status;
}

/** Whether the last that happened to an application is that its acceptance was undone: nothing else leads back from one. */
export async function isUndoneAcceptance(
  database: Queryable,
  applicationId: string,
): Promise<boolean> {
  const last = await database
    .selectFrom('application_events')
    .select(['from_status', 'to_status'])
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last?.from_status === 'accepted' &&
    undecidedStatuses.some((undecided) => undecided === last.to_status)
  );
}
