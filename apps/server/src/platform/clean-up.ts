import { sql } from 'kysely';
import { IDEMPOTENCY_KEPT_MS } from './idempotency.ts';
import type { Platform } from './platform.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** An upload that nothing refers to after this long was never used. */
const ORPHAN_AFTER_MS = 3 * MINUTE_MS;
/** Files removed in one go. */
const ORPHANS_AT_ONCE = 500;

/** Removes what has run out: sessions, tokens, keys, counters, and uploads that were never used. */
export async function cleanUp(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await database
    .deleteFrom('password_reset_tokens')
    .where('expires_at', '<', ago(DAY_MS))
    .execute();
  await database
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', ago(IDEMPOTENCY_KEPT_MS))
    .execute();
  await database.deleteFrom('login_failures').where('last_failed_at', '<', ago(DAY_MS)).execute();
  await database
    .deleteFrom('rate_limit_windows')
    .where('window_start', '<', ago(60 * MINUTE_MS))
    .execute();
  await removeOrphanFiles(platform, ago(ORPHAN_AFTER_MS));
}

/** Bytes first: a run that is cut off leaves the row, and the next one ends the work. */
async function removeOrphanFiles({ database, files }: Platform, olderThan: Date): Promise<void> {
  const orphans = await database
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where('created_at', '<', olderThan)
    .where(
      sql<boolean>`not exists (
        select from seekers where picture_file_id = files.id
        union all select from employers where logo_file_id = files.id
        union all select from jobs where image_file_id = files.id
        union all select from portfolio_videos where file_id = files.id
        union all select from documents where file_id = files.id)`,
    )
    .limit(ORPHANS_AT_ONCE)
    .execute();
  for (const orphan of orphans) {
    await files.remove(orphan.storage_key);
    await database.deleteFrom('files').where('id', '=', orphan.id).execute();
  }
}
