import type pg from 'pg';

/** What the resting trigger would have kept. */
export async function fillJobCounts(client: pg.Client): Promise<void> {
  await client.query(`
    insert into job_counts (city, state, type, industry, active_jobs)
    select city, state, type, industry, count(*) from jobs where status = 'Active'
    group by city, state, type, industry`);
}
