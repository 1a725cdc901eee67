import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** The employer keeps that someone applied, but neither who it was nor what they wrote. */
export async function anonymizeApplications(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction
    .deleteFrom('documents')
    .where((where) =>
      where.or([
        where('seeker_id', '=', seekerId),
        where('application_id', 'in', (own) =>
          own.selectFrom('applications').select('id').where('seeker_id', '=', seekerId),
        ),
      ]),
    )
    .execute();
  await transaction
    .deleteFrom('former_applications')
    .where('application_id', 'in', (own) =>
      own.selectFrom('applications').select('id').where('seeker_id', '=', seekerId),
    )
    .execute();
  await transaction.deleteFrom('notices').where('seeker_id', '=', seekerId).execute();
  await transaction
    .updateTable('applications')
    .set({ seeker_id: null, basic_field_answers: '{}', question_answers: '{}' })
    .where('seeker_id', '=', seekerId)
    .execute();
}

/** Cascades to profile, settings, saved jobs, sessions, videos and tokens. */
export async function deleteSeeker(
  transaction: DatabaseTransaction,
  seekerId: string,
): Promise<void> {
  await transaction.deleteFrom('seekers').where('id', '=', seekerId).execute();
}
