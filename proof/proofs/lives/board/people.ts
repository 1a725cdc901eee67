import { randomUUID } from 'node:crypto';
import { addMonths, type PlanId } from '@nextshift/contract';
import { subscriptionRow } from '@nextshift/demo-data/rows';
import { insertRows } from '@nextshift/test-kit/database/insert-rows';
import {
  type Account,
  insertEmployers,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import type pg from 'pg';

/** The people of a life. */
export interface People {
  readonly employer: Account;
  readonly seekers: readonly Account[];
  readonly subscriptionId: string;
}

/** Inserts the people of lives, signed in for good, with a plan each that is paid for a year. */
export async function insertPeople(
  database: pg.Client,
  lives: readonly { readonly plan: PlanId; readonly seekers: number }[],
  now: Date,
): Promise<People[]> {
  const employers = await insertEmployers(database, lives.length, null);
  const seekers = await insertSeekers(
    database,
    lives.reduce((sum, each) => sum + each.seekers, 0),
  );
  await database.query(`UPDATE sessions SET expires_at = '2100-01-01'`);
  const plans = lives.flatMap(({ plan }, index) => {
    const employerId = employers[index]?.id;
    if (employerId === undefined) return [];
    const row = subscriptionRow({ id: randomUUID(), employerId, plan, createdAt: now });
    return [{ ...row, billing_cycle: 'annual', current_period_end: addMonths(now, 12) }];
  });
  await insertRows(database, 'subscriptions', plans);
  await database.query(
    `INSERT INTO sandbox_subscriptions (id, customer_id, employer_id, plan_type, billing_cycle,
       status, billing_anchor, current_period_start, current_period_end, created_at)
     SELECT provider_subscription_id, provider_customer_id, employer_id, plan_type, billing_cycle,
       status, current_period_start, current_period_start, current_period_end, created_at
     FROM subscriptions`,
  );
  let taken = 0;
  return employers.map((employer, index) => {
    const own = seekers.slice(taken, (taken += lives[index]?.seekers ?? 0));
    return { employer, seekers: own, subscriptionId: plans[index]?.id ?? '' };
  });
}

/** Applicants of whom nothing else is told: they were declined, and have left. */
export async function insertCrowd(
  database: pg.Client,
  { jobId, count }: { readonly jobId: string; readonly count: number },
): Promise<void> {
  await database.query(
    `INSERT INTO applications (id, job_id, employer_id, status, question_answers)
     SELECT gen_random_uuid(), id, employer_id, 'declined', '{"crowd": "yes"}'
     FROM jobs, generate_series(1, $2) WHERE id = $1`,
    [jobId, count],
  );
}

/** Removes all that lives have left, and refreshes what the planner knows: nothing else does on such a board. */
export async function clearBoard(superuser: pg.Client): Promise<void> {
  // Without triggers: records that are only added to refuse it.
  await superuser.query('SET session_replication_role = replica');
  await superuser.query(
    'TRUNCATE employers, seekers, sandbox_subscriptions, sandbox_requests CASCADE',
  );
  await superuser.query('RESET session_replication_role');
  await superuser.query('DELETE FROM graphile_worker._private_jobs');
  await superuser.query('VACUUM (ANALYZE)');
}
