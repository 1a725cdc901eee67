import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { releaseAbandonedJobs } from '../platform/queue/release-abandoned-jobs.ts';
import { removeFiles } from '../platform/files/remove-files.ts';
import { defineTask } from '../platform/queue/define-task.ts';
import { type Expiry, manifest } from '../wings/accounts/index.ts';

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
/** How long permanently failed jobs stay for investigation. */
const FAILED_JOBS_KEPT_MS = 7 * DAY_MS;

/**
 * Removes what has expired: rows as the manifest says, and uploads that were never used. Jobs of a
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
    for (const [table, { expires = [] }] of manifest) {
      for (const expiry of expires) await removeExpired(database, table, { ...expiry, now });
    }
    await releaseAbandonedJobs(database);
    await removeFailedJobs(platform, ago(FAILED_JOBS_KEPT_MS));
    await removeOrphanFiles(platform, ago(ORPHAN_AFTER_MS));
  },
});

/** Removes the rows of a table whose time is over, or forgets some of their columns. */
async function removeExpired(
  database: Database,
  table: string,
  { since, afterMs, without, erase, documents, now }: Expiry & { readonly now: Date },
): Promise<void> {
  const [time = '', otherwise] = since.split('|');
  const counted = otherwise
    ? sql`coalesce(${sql.ref(time)}, ${sql.ref(otherwise)})`
    : sql.ref(time);
  const expired = sql`${counted} < ${new Date(now.getTime() - afterMs)}
    ${without === undefined ? sql`` : sql`and ${sql.ref(without)} is null`}`;
  const removal = sql`delete from ${sql.table(table)} where ${expired}`;
  if (erase !== undefined) {
    const nothing = erase.split(' ').map((name) => sql`${sql.id(name)} = null`);
    await sql`update ${sql.table(table)} set ${sql.join(nothing)} where ${expired}`.execute(
      database,
    );
  } else if (documents !== undefined) {
    await sql`
      with removed as (${removal} returning ${sql.ref(documents)} as ids)
      delete from documents using removed
      where documents.id = any(removed.ids) and documents.application_id is null`.execute(database);
  } else await removal.execute(database);
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
  const users = [...manifest].flatMap(([table, { file }]) =>
    file ? [sql`select from ${sql.table(table)} where ${sql.ref(file.column)} = files.id`] : [],
  );
  const orphans = await database
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where(sql<boolean>`files.id = any(${[...newest, ...next].map(({ id }) => id)}::uuid[])`)
    .where('created_at', '<', olderThan)
    .where('variant_of', 'is', null)
    .where(sql<boolean>`not exists (${sql.join(users, sql` union all `)})`)
    .limit(REMOVALS_MAX)
    .execute();
  await removeFiles(platform, orphans);
}

async function removeFailedJobs({ database }: Platform, olderThan: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${olderThan}))
  `.execute(database);
}
