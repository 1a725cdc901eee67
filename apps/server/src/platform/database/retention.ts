import type { Database } from './database.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Long past the last time that a provider sends an event again, and the bill that it was about. */
const EVENTS_KEPT_MS = 90 * DAY_MS;
/** An event that matched nothing waits for somebody to replay it. */
const UNMATCHED_EVENTS_KEPT_MS = YEAR_MS;
/** The mail to sales has long been answered. */
const INQUIRIES_KEPT_MS = YEAR_MS;

const BACKUPS_NOTED_MS = 90 * DAY_MS;

/** Removes records of what is long done; "Retention" in docs/operations.md says how long. */
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
    .where('finished_at', '<', ago(BACKUPS_NOTED_MS))
    .execute();
}
