import { jobRow, minimalJobBody } from '@nextshift/demo-data/rows';
import type { Insertable } from 'kysely';
import { newId } from '../../src/platform/database/new-id.ts';
import { findPlan, jobTermsOf } from '../../src/wings/billing/subscriptions/index.ts';
import type { Jobs } from '../../src/platform/database/database-schema.ts';
import type { TestApp } from '../create-test-app.ts';

export { minimalJobBody };

interface JobColumns extends Partial<
  Omit<Insertable<Jobs>, 'id' | 'employer_id' | 'applicant_count'>
> {
  /** Applicants that the job counts without applications. */
  readonly applicants?: number;
}

/** Inserts a job directly, active for 30 days unless `columns` says otherwise. */
export async function insertJob(
  app: TestApp,
  employer: { readonly id: string },
  { applicants = 0, ...columns }: JobColumns = {},
): Promise<string> {
  const id = newId();
  const now = app.clock.read();
  const terms = jobTermsOf(await findPlan(app.database, app.clock.read, employer.id));
  await app.database
    .insertInto('jobs')
    .values({
      ...jobRow({ id, employerId: employer.id, createdAt: now }),
      ...(columns.status === 'Closed' && { closed_at: now, closes_at: null }),
      max_applicants: terms.maxApplicants,
      ...columns,
    })
    .execute();
  if (applicants > 0) await setApplicantCount(app, id, applicants);
  return id;
}

/** The columns of a job with tips of so many dollars an hour; without any, of one that has none. */
export function tippedColumns(dollars: number) {
  if (dollars === 0) return {};
  return { tipped: true, tips: JSON.stringify({ min: dollars, max: dollars }) };
}

export async function setApplicantCount(
  app: TestApp,
  jobId: string,
  applicants: number,
): Promise<void> {
  await app.database
    .updateTable('job_applicant_counts')
    .set({ applicants })
    .where('job_id', '=', jobId)
    .execute();
}
