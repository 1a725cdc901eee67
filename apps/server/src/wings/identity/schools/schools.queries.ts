import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

/** Where a seeker's school can be read from; undefined if the account is gone. */
export function findSchoolSources(database: Queryable, seekerId: string) {
  return database
    .selectFrom('seekers')
    .leftJoin('school_emails', 'school_emails.seeker_id', 'seekers.id')
    .select([
      'seekers.email',
      'seekers.email_confirmed_at',
      'seekers.school_visible',
      'school_emails.email as school_email',
      'school_emails.confirmed_at as school_confirmed_at',
      'school_emails.pending_email',
      'school_emails.requested_at',
    ])
    .where('seekers.id', '=', seekerId)
    .executeTakeFirst();
}

/** Stores the address that a link is mailed to; a confirmed one stays. */
export async function setPendingEmail(
  transaction: DatabaseTransaction,
  seekerId: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const pending = { pending_email: email, requested_at: now };
  await transaction
    .insertInto('school_emails')
    .values({ seeker_id: seekerId, ...pending })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(pending))
    .execute();
}

/**
 * Makes the pending address the confirmed one. Anyone who reads its mail decides whose it is: another account loses it.
 * @returns false without a pending address
 */
export async function confirmPendingEmail(
  transaction: DatabaseTransaction,
  seekerId: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('school_emails')
    .select('pending_email')
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  const email = row?.pending_email ?? null;
  if (email === null) return false;
  await transaction
    .deleteFrom('school_emails')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('seeker_id', '<>', seekerId)
    .execute();
  await transaction
    .updateTable('school_emails')
    .set({ email, confirmed_at: now, pending_email: null, requested_at: null })
    .where('seeker_id', '=', seekerId)
    .execute();
  return true;
}

export async function deleteSchoolEmail(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction.deleteFrom('school_emails').where('seeker_id', '=', seekerId).execute();
}
