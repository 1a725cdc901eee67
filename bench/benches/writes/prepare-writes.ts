import { createHash } from 'node:crypto';
import type pg from 'pg';
import { insertEmployers, insertSeekers, signIn } from '@nextshift/test-kit/people/insert-people';
import type { Write } from './write-kind.ts';

/** Jobs that the largest plan allows. */
const JOBS_OF_AN_EMPLOYER = 8;

function writeBy(token: string, subjects: Readonly<Record<string, string>>): Write {
  const tokenHash = createHash('sha256').update(token).digest();
  return { token, subjects: { ...subjects, tokenHash } };
}

/** New seekers, each of whom applies to a separate job without a limit and without shifts, which have ids of their own. */
export async function prepareApplying(database: pg.Client, count: number): Promise<Write[]> {
  const seekers = await insertSeekers(database, count);
  const { rows } = await database.query<{ id: string; employer_id: string }>(
    `select jobs.id, jobs.employer_id from jobs join subscriptions using (employer_id)
     where jobs.status = 'Active' and jobs.shifts = '[]' and plan_type in ('accelerate', 'corporate')
     order by jobs.id limit $1`,
    [count],
  );
  return rows.flatMap(({ id: job, employer_id: employer }, index) => {
    const seeker = seekers[index];
    return seeker ? [writeBy(seeker.token, { seeker: seeker.id, job, employer })] : [];
  });
}

interface Candidate {
  readonly application: string;
  readonly job: string;
  readonly seeker: string;
  readonly employer: string;
}

/** Undecided applications, one of each job, and sessions of those who may accept them. */
export async function prepareAccepting(database: pg.Client, count: number): Promise<Write[]> {
  const { rows } = await database.query<Candidate>(
    `select distinct on (jobs.employer_id) applications.id as application, jobs.id as job,
       applications.seeker_id as seeker, jobs.employer_id as employer
     from jobs join applications on applications.job_id = jobs.id
     where jobs.status = 'Active' and jobs.shifts = '[]' and applications.status = 'submitted'
     order by jobs.employer_id limit $1`,
    [count],
  );
  const own = rows.map((row) => ({ ...row, id: row.employer }));
  return (await signIn(database, 'employer', own)).map(({ token, ...row }) => writeBy(token, row));
}

/** Companies on the largest plan, each as often as it may post. */
export async function preparePosting(database: pg.Client, count: number): Promise<Write[]> {
  const employers = await insertEmployers(
    database,
    Math.ceil(count / JOBS_OF_AN_EMPLOYER),
    'corporate',
  );
  return Array.from({ length: count }, (_, index) => employers[index % employers.length]).flatMap(
    (employer) => (employer ? [writeBy(employer.token, { employer: employer.id })] : []),
  );
}
