import type pg from 'pg';

/** What the triggers would have counted, had they not been disabled. */
export async function fillCounts(client: pg.Client): Promise<void> {
  await client.query(`
    insert into job_applicant_counts (job_id, applicants)
    select jobs.id, count(applications.id) from jobs
    left join applications on applications.job_id = jobs.id and applications.status <> 'withdrawn'
      and hidden_from_employer_at is null
    group by jobs.id`);
  await client.query(`
    insert into job_counts (city, state, type, industry, active_jobs)
    select city, state, type, industry, count(*) from jobs where status = 'Active'
    group by city, state, type, industry`);
  await client.query(`
    insert into job_facets
    select city, state, type, industry, experience_level, location_type, hourly_min, hourly_max, count(*)
    from jobs where status = 'Active'
    group by city, state, type, industry, experience_level, location_type, hourly_min, hourly_max`);
}
