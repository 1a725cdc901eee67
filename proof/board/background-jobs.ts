import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Disables scheduled work, so that every change comes from a call.
 * @param superuser the database's own user, the only one with access to the queue's tables
 */
export async function pauseScheduledJobs(superuser: pg.Client): Promise<void> {
  await superuser.query(`
    CREATE FUNCTION public.hold_timed_work() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF new.payload::jsonb ? '_cron' THEN RETURN NULL; END IF;
        RETURN new;
      END $$`);
  await superuser.query(`
    CREATE TRIGGER hold_timed_work BEFORE INSERT ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION public.hold_timed_work()`);
}

/** Waits until background work started by calls is done. */
export async function settle(database: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await database.query(
      'SELECT FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < 3 LIMIT 1',
    );
    if (rowCount === 0) return;
    await sleep(5);
  }
}
