import { undecidedStatuses } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { endingReason, erasedColumns } from '../../jobs/index.ts';

/** Ends undecided applications for the reason for which their jobs are closed by now. @returns whom to notify */
export function endUndecided(transaction: DatabaseTransaction, employerId: string, now: Date) {
  return transaction
    .updateTable('applications')
    .set((row) => ({
      status: 'ended',
      ended_reason: row
        .selectFrom('jobs')
        .select(endingReason.as('reason'))
        .whereRef('jobs.id', '=', 'applications.job_id'),
      told_status: 'ended',
      ending_mailed_at: now,
      updated_at: now,
    }))
    .where('employer_id', '=', employerId)
    .where('status', 'in', undecidedStatuses)
    .returning(['id', 'seeker_id'])
    .execute();
}

/** Ends accepted applications, as taking the place back does. @returns whom to notify */
export function endAccepted(transaction: DatabaseTransaction, employerId: string, now: Date) {
  return transaction
    .updateTable('applications')
    .set({
      status: 'ended',
      ended_reason: 'place_withdrawn',
      told_status: 'ended',
      ending_mailed_at: now,
      accepted_at: null,
      updated_at: now,
    })
    .where('employer_id', '=', employerId)
    .where('status', '=', 'accepted')
    .returning(['id', 'seeker_id'])
    .execute();
}

/**
 * Deletes jobs without applicants. The others stay closed, with title, place, pay and the forms
 * that were answered, as their applicants' history.
 */
export async function deleteJobsWithoutApplicants(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  await transaction
    .deleteFrom('applications')
    .where('employer_id', '=', employerId)
    .where('seeker_id', 'is', null)
    .execute();
  await transaction
    .deleteFrom('jobs')
    .where('employer_id', '=', employerId)
    .where(sql<boolean>`not exists (select from applications where applications.job_id = jobs.id)`)
    .execute();
}

export async function eraseJobDetails(
  transaction: DatabaseTransaction,
  employerId: string,
  { description, now }: { description: string; now: Date },
): Promise<void> {
  const ownJobs = transaction.selectFrom('jobs').select('id').where('employer_id', '=', employerId);
  for (const table of [
    'saved_jobs',
    'alert_deliveries',
    'saved_job_reminders',
    'job_holds',
    'job_fingerprints',
  ] as const) {
    await transaction.deleteFrom(table).where('job_id', 'in', ownJobs).execute();
  }
  await transaction
    .deleteFrom('application_forms')
    .where('job_id', 'in', ownJobs)
    .where(
      sql<boolean>`not exists (
        select from applications where applications.form_id = application_forms.id)`,
    )
    .execute();
  await transaction
    .updateTable('jobs')
    .set({
      ...erasedColumns(),
      description,
      shifts: '[]',
      week_minutes: null,
      shift_times: 0,
      image_file_id: null,
      updated_at: now,
    })
    .where('employer_id', '=', employerId)
    .execute();
  await transaction
    .updateTable('cleared_jobs')
    .set({ address: null, zip_code: null })
    .where('job_id', 'in', ownJobs)
    .execute();
}

/**
 * Deletes what opened the account, reached it or was written by it. Bills stay with the row, for
 * the books.
 */
export async function deleteCompanyRows(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  const tables = [
    'sessions',
    'calendars',
    'password_reset_tokens',
    'account_links',
    'email_changes',
    'known_networks',
    'second_factors',
    'passkeys',
    'sales_inquiries',
    'appeals',
    'appeal_links',
    'job_drafts',
    'surplus_jobs',
    'employer_cards',
  ] as const;
  for (const table of tables) {
    await transaction.deleteFrom(table).where('employer_id', '=', employerId).execute();
  }
}

/**
 * Leaves only a name: the company cannot be contacted, found or signed in to. Its email is replaced
 * by a text that is not an address.
 */
export async function eraseCompanyDetails(
  transaction: DatabaseTransaction,
  employerId: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const gone = `deleted ${employerId}`;
  await transaction.deleteFrom('company_holds').where('employer_id', '=', employerId).execute();
  await transaction
    .updateTable('employers')
    .set({
      email: gone,
      contact_email: gone,
      password_hash: passwordHash,
      phone_number: null,
      website: null,
      address: null,
      city: null,
      state: null,
      description: null,
      logo_file_id: null,
      tax_number_encrypted: null,
      tax_number_last_four: null,
      answered_share: null,
      median_answer_days: null,
      responsiveness_as_of: null,
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', employerId)
    .execute();
}
