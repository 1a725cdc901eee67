import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Keeps what the server does by the clock from starting, so that whatever changes was changed by a call.
 * @param superuser the database's own user: the queue's tables are nobody else's
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

/** Waits until what calls have set going in the background is done. */
export async function settle(database: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await database.query(
      'SELECT FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < 3 LIMIT 1',
    );
    if (rowCount === 0) return;
    await sleep(5);
  }
}
