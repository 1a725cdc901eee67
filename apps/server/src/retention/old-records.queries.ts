import { DAY_MS } from '@nextshift/contract';
import type { Database } from '../platform/database/database.ts';

const YEAR_MS = 365 * DAY_MS;
/** Well beyond the provider's last retry of an event, and the bill it was about. */
const EVENTS_KEPT_MS = 90 * DAY_MS;
/** Unmatched events wait to be replayed. */
const UNMATCHED_EVENTS_KEPT_MS = YEAR_MS;
/** Sales has replied to an inquiry by then. */
const INQUIRIES_KEPT_MS = YEAR_MS;

const BACKUP_RECORDS_KEPT_MS = 90 * DAY_MS;

/** Removes old records; "Retention" in docs/operations.md has the periods. */
export async function removeOldRecords(database: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database
    .deleteFrom('payment_events')
    .where('received_at', '<', ago(EVENTS_KEPT_MS))
    .where((where) =>
      where.or([
        where('problem', 'is', null),
        where('received_at', '<', ago(UNMATCHED_EVENTS_KEPT_MS)),
      ]),
    )
    .execute();
  await database
    .deleteFrom('sales_inquiries')
    .where('created_at', '<', ago(INQUIRIES_KEPT_MS))
    .execute();
  await database
    .deleteFrom('made_backups')
    .where('finished_at', '<', ago(BACKUP_RECORDS_KEPT_MS))
    .execute();
}
