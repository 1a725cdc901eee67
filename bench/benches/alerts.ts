import { findDueAlerts } from '@nextshift/server/wings/discovery/alerts/due-alerts.queries';
import { matchAlerts } from '@nextshift/server/wings/discovery/alerts/match-alerts';
import { databaseOn } from '@nextshift/server/platform/database/database';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import pg from 'pg';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { growthOf } from '../harness/growth.ts';

const ALERTS = 100_000;
const FEWER = 10_000;
const NEW_JOBS = 10_000;
/** As in send-due-alerts.ts. */
const PEOPLE = 20_000;

export const alerts: Bench = {
  name: 'alerts',
  title: "Matching alerts with a day's new jobs",
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const dataDir = await testbed.copyOfBoard('100-thousand');
    await testbed.start(dataDir);
    const pool = new pg.Pool({ connectionString: databaseAddress(dataDir), max: 4 });
    testbed.afterwards(() => pool.end());
    // The server's own worker finds none due: they are due a day from now.
    const due = new Date(Date.now() + 86_400_000);
    const searches = await insertAlerts(pool, due);
    const fewer = await matchAll(pool, due, FEWER);
    const all = await matchAll(pool, due, ALERTS);
    if (all.matches === 0) throw new Error('No alert has a new job.');
    return {
      measurements: growthOf(['alerts', 'alert'], {
        all: { count: ALERTS, seconds: all.seconds },
        fewer: { count: FEWER, seconds: fewer.seconds },
      }),
      sizes: {
        board: '100,000 active jobs',
        'new jobs': NEW_JOBS,
        'different searches': searches,
        'jobs found': all.matches,
      },
    };
  },
};

/**
 * An alert for each seeker: of a city alone, with a type, a word or a wage, or around it. Large places have more.
 * @returns how many different ones
 */
async function insertAlerts(pool: pg.Pool, due: Date): Promise<number> {
  // What was found last is new.
  const since = `(select found_since from jobs where status = 'Active' and not hidden
    order by found_since desc offset ${NEW_JOBS} limit 1)`;
  await pool.query(
    `with cities as materialized (
      select row_number() over (order by sum(active_jobs) desc, city, state) as place, city, state,
        (select id from places where kind = 'city' and label = city and places.state = job_counts.state limit 1) as near
      from job_counts group by city, state
    ), people as (
      select id, row_number() over (order by id) as number from seekers order by id limit ${ALERTS}
    ), drawn as (
      select people.id, people.number, cities.*, (number / 7) % 10 as kind
      from people
      join cities on cities.place = 1 + floor((select count(*) from cities) * power((number % 997) / 997.0, 2))
    )
    insert into alerts (id, seeker_id, criteria, cadence, local_hour, time_zone, next_run_at, searched_to, created_at,
      updated_at)
    select gen_random_uuid(), id,
      case
        when kind < 2 then jsonb_build_object('searchLocation', city || ', ' || state)
        when kind < 4 then jsonb_build_object('searchLocation', city || ', ' || state, 'type', jsonb_build_array('Part-time'))
        when kind < 6 then jsonb_build_object('searchLocation', city || ', ' || state, 'searchQuery',
          (array['barista', 'photo', 'camp', 'weekend', 'kitchen'])[1 + number % 5])
        when kind < 7 then jsonb_build_object('searchLocation', city || ', ' || state, 'minWage', 15 + number % 4)
        else jsonb_build_object('near', near, 'radius', (array[5, 10, 25])[1 + number % 3])
      end,
      'daily', 8, 'America/New_York', $1::timestamptz + number * interval '1 millisecond', ${since}, now(), now()
    from drawn where near is not null`,
    [due],
  );
  await pool.query(
    'update seekers set email_confirmed_at = now() where email_confirmed_at is null',
  );
  await pool.query('analyze alerts');
  const { rows } = await pool.query<{ count: string }>(
    'select count(distinct criteria) from alerts',
  );
  return Number(rows[0]?.count);
}

/** Matches so many alerts as the task does, but mails nothing. */
async function matchAll(pool: pg.Pool, due: Date, count: number) {
  const database = databaseOn(pool);
  const [now, later] = [new Date(due.getTime() + ALERTS + 1), new Date(due.getTime() + 1e9)];
  await pool.query(`update alerts set next_run_at = $1 where next_run_at > $2`, [due, now]);
  let seconds = 0;
  let matches = 0;
  for (let matched = 0; matched < count;) {
    const started = performance.now();
    const some = await findDueAlerts(database, { now, people: PEOPLE });
    const found = await matchAlerts(database, some, now);
    seconds += (performance.now() - started) / 1_000;
    if (some.length === 0) throw new Error(`Only ${matched} alerts are due.`);
    matched += some.length;
    for (const jobIds of found.values()) matches += jobIds.length;
    const ids = some.map(({ id }) => id);
    await pool.query('update alerts set next_run_at = $1 where id = any($2::uuid[])', [later, ids]);
  }
  return { seconds, matches };
}
