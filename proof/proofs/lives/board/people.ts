import type pg from 'pg';
import type { PlanId } from '@nextshift/contract';
import {
  type Account,
  insertEmployers,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';

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
  const plans = [employers.map(({ id }) => id), lives.map(({ plan }) => plan), now];
  await database.query(
    `INSERT INTO sandbox_subscriptions (id, customer_id, employer_id, plan_type, billing_cycle,
       status, billing_anchor, current_period_start, current_period_end, created_at)
     SELECT 'sub_' || id, 'cus_' || id, id, plan, 'annual', 'active', $3, $3,
       $3::timestamptz + interval '1 year', $3
     FROM unnest($1::uuid[], $2::text[]) AS bought (id, plan)`,
    plans,
  );
  const { rows } = await database.query<{ id: string; employer_id: string }>(
    `INSERT INTO subscriptions (id, employer_id, provider, provider_subscription_id,
       provider_customer_id, plan_type, billing_cycle, status, current_period_start,
       current_period_end, created_at, updated_at)
     SELECT gen_random_uuid(), employer_id, 'sandbox', id, customer_id, plan_type, billing_cycle,
       status, current_period_start, current_period_end, created_at, created_at
     FROM sandbox_subscriptions
     RETURNING id, employer_id`,
  );
  const subscriptions = new Map(rows.map((row) => [row.employer_id, row.id]));
  let taken = 0;
  return employers.map((employer, index) => {
    const own = seekers.slice(taken, (taken += lives[index]?.seekers ?? 0));
    return { employer, seekers: own, subscriptionId: subscriptions.get(employer.id) ?? '' };
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
