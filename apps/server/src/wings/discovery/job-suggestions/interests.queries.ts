import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** Jobs of each kind, the latest, from which interests are read. */
const READ = 30;

/** A job that a seeker saved or applied to. */
export interface ChosenJob {
  readonly how: 'saved' | 'applied';
  readonly industry: string | null;
  readonly type: string;
  readonly tags: readonly string[];
  readonly skills: readonly string[];
  readonly placeId: string | null;
  readonly city: string;
  readonly state: string;
}

/** The latest jobs that a seeker saved or applied to, latest first; a job may be both. */
export async function findChosenJobs(database: Queryable, seekerId: string): Promise<ChosenJob[]> {
  const { rows } = await sql<ChosenJob>`
    select how, jobs.industry, jobs.type, jobs.tags, jobs.skills, jobs.place_id as "placeId", jobs.city, jobs.state
    from (
      (select 'saved' as how, job_id, created_at from saved_jobs
        where seeker_id = ${seekerId} order by created_at desc, id desc limit ${READ})
      union all
      (select 'applied', job_id, created_at from applications
        where seeker_id = ${seekerId} order by created_at desc, id desc limit ${READ})
    ) as chosen
    join jobs on jobs.id = chosen.job_id
    order by chosen.created_at desc, jobs.id`.execute(database);
  return rows;
}

/** What a profile says of a seeker that jobs can fit. */
export interface ProfileFacts {
  readonly city: string | null;
  readonly state: string | null;
  /** The place of that city. */
  readonly placeId: string | null;
  readonly currentPosition: string | null;
  /** Work, volunteering, clubs and hobbies. */
  readonly pursuits: readonly string[];
}

export async function findProfileFacts(
  database: Queryable,
  seekerId: string,
): Promise<ProfileFacts | undefined> {
  const { rows } = await sql<ProfileFacts>`
    select city, state, job_place(null, city, state, 'On-site') as "placeId",
      current_position as "currentPosition",
      work || volunteer || extracurriculars || clubs || hobbies as pursuits
    from profiles where seeker_id = ${seekerId}`.execute(database);
  return rows[0];
}
