import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { IDEMPOTENCY_LIFETIME_MS } from '../platform/http/idempotency.ts';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { releaseAbandonedJobs } from '../platform/queue/release-abandoned-jobs.ts';
import { mayRemoveBytes } from '../platform/files/file-removal-lock.ts';
import { deleteRows, listWithVariants } from '../platform/files/store-file.ts';
import { defineTask } from '../platform/queue/define-task.ts';
import { removeOldRecords } from './old-records.queries.ts';

/** An upload without references after this long was never used. */
const ORPHAN_AFTER_MS = 3 * MINUTE_MS;
/** Files removed per run. */
const REMOVALS_MAX = 500;
/** Files checked per run, among the newest and among the others each: there may be millions. */
const CHECKS_MAX = 5_000;
/** Before every id. */
const START = '00000000-0000-0000-0000-000000000000';
/** The last file checked by this process, on its way through all of them. */
let checkedUpTo = START;
/** How long a network stays known after the last sign-in from it. */
const NETWORKS_KNOWN_MS = 90 * DAY_MS;
const NOTICES_KEPT_MS = 90 * DAY_MS;
/** The mails of alerts; what was delivered is kept, so that no job comes twice. */
const ALERT_MAILS_KEPT_MS = 90 * DAY_MS;
/** How long a former email address stays reserved for its account; unconfirmed requests live as long. */
const EMAIL_KEPT_MS = 7 * DAY_MS;
/** By then nobody can take an application back to its former state. */
const FORMER_APPLICATIONS_KEPT_MS = 2 * MINUTE_MS;
/** How long permanently failed jobs stay for investigation. */
const FAILED_JOBS_KEPT_MS = 7 * DAY_MS;

/**
 * Removes what has expired: sessions, tokens, keys, counters, notices, and uploads that were never used. Jobs of a
 * worker that has ended return to the queue.
 */
export const cleanUp = defineTask({
  name: 'clean-up',
  // It releases what a worker that ended has left locked, other tasks included: nothing may hold it up.
  schedule: { match: '* * * * *' },
  async run(platform) {
    const { database, clock } = platform;
    const now = clock();
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
    await database.deleteFrom('operator_sessions').where('expires_at', '<', now).execute();
    await database
      .deleteFrom('password_reset_tokens')
      .where('expires_at', '<', ago(DAY_MS))
      .execute();
    await database.deleteFrom('account_links').where('expires_at', '<', ago(DAY_MS)).execute();
    await removeUnconfirmedSchools(database, ago(EMAIL_KEPT_MS));
    await database.deleteFrom('appeal_links').where('expires_at', '<', now).execute();
    await database
      .deleteFrom('second_factors')
      .where('enabled_at', 'is', null)
      .where('created_at', '<', ago(DAY_MS))
      .execute();
    await database.deleteFrom('used_passkey_challenges').where('expires_at', '<', now).execute();
    // Afterwards the former address is free for anybody.
    await database
      .deleteFrom('email_changes')
      .where(sql<boolean>`coalesce(effective_at, expires_at) <= ${ago(EMAIL_KEPT_MS)}`)
      .execute();
    await database
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', ago(IDEMPOTENCY_LIFETIME_MS))
      .execute();
    await database.deleteFrom('login_failures').where('last_failed_at', '<', ago(DAY_MS)).execute();
    await database
      .deleteFrom('known_networks')
      .where('last_seen_at', '<', ago(NETWORKS_KNOWN_MS))
      .execute();
    await database
      .deleteFrom('rate_limit_windows')
      .where('window_start', '<', ago(DAY_MS))
      .execute();
    await database
      .deleteFrom('alert_mails')
      .where('created_at', '<', ago(ALERT_MAILS_KEPT_MS))
      .execute();
    await removeFormerApplications(database, ago(FORMER_APPLICATIONS_KEPT_MS));
    await database.deleteFrom('notices').where('created_at', '<', ago(NOTICES_KEPT_MS)).execute();
    await removeOldRecords(database, now);
    await releaseAbandonedJobs(database);
    await removeFailedJobs(platform, ago(FAILED_JOBS_KEPT_MS));
    await removeOrphanFiles(platform, ago(ORPHAN_AFTER_MS));
  },
});

/** Documents of a former application that were not sent again go with it. */
async function removeFormerApplications(database: Database, replacedBefore: Date): Promise<void> {
  await sql`
    with removed as (
      delete from former_applications where replaced_at < ${replacedBefore} returning document_ids
    )
    delete from documents using removed
    where documents.id = any(removed.document_ids) and documents.application_id is null`.execute(
    database,
  );
}

/** Forgets addresses at schools whose link has expired. */
async function removeUnconfirmedSchools(database: Database, requestedBefore: Date): Promise<void> {
  await database
    .deleteFrom('school_emails')
    .where('requested_at', '<=', requestedBefore)
    .where('email', 'is', null)
    .execute();
  await database
    .updateTable('school_emails')
    .set({ pending_email: null, requested_at: null })
    .where('requested_at', '<=', requestedBefore)
    .execute();
}

/**
 * Checks the newest on every run, since most unused files never were used, and the others in turn, since a replaced
 * file may be of any age.
 */
async function removeOrphanFiles(platform: Platform, olderThan: Date): Promise<void> {
  const { database } = platform;
  const files = database.selectFrom('files').select('id').limit(CHECKS_MAX);
  const newest = await files.orderBy('id', 'desc').execute();
  const next = await files.where('id', '>', checkedUpTo).orderBy('id').execute();
  checkedUpTo = (next.length === CHECKS_MAX ? next.at(-1)?.id : undefined) ?? START;
  const orphans = await database
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where(sql<boolean>`files.id = any(${[...newest, ...next].map(({ id }) => id)}::uuid[])`)
    .where('created_at', '<', olderThan)
    .where('variant_of', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from seekers where picture_file_id = files.id
        union all select from employers where logo_file_id = files.id
        union all select from jobs where image_file_id = files.id
        union all select from job_drafts where image_file_id = files.id
        union all select from portfolio_videos where file_id = files.id
        union all select from documents where file_id = files.id)`,
    )
    .limit(REMOVALS_MAX)
    .execute();
  await removeFiles(platform, orphans);
}

/**
 * Removes files without references. Bytes go first: an interrupted run leaves the row, and the next run
 * finishes.
 * During a backup everything is left to a later run.
 */
export async function removeFiles(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  unused: readonly { readonly id: string; readonly storage_key: string }[],
): Promise<void> {
  for (const file of unused) {
    await database.transaction().execute(async (transaction) => {
      if (!(await mayRemoveBytes(transaction))) return;
      const parts = await listWithVariants(transaction, file.id);
      for (const { storage_key: key } of parts) await files.remove(key);
      await deleteRows(transaction, parts);
    });
  }
}

async function removeFailedJobs({ database }: Platform, olderThan: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${olderThan}))
  `.execute(database);
}
