import { DAY_MS } from '@nextshift/contract';
import type { Insertable } from 'kysely';
import { newId } from '../../src/platform/database/new-id.ts';
import { findPlan, jobTermsOf } from '../../src/wings/billing/subscriptions/index.ts';
import type { Jobs } from '../../src/platform/database/database-schema.ts';
import type { TestApp } from '../create-test-app.ts';

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
      id,
      employer_id: employer.id,
      title: 'Barista',
      description: 'Make coffee in the morning.',
      type: 'Part-time',
      city: 'Raleigh',
      state: 'NC',
      closed_at: columns.status === 'Closed' ? now : null,
      closes_at: columns.status === 'Closed' ? null : new Date(now.getTime() + 30 * DAY_MS),
      published_at: now,
      created_at: now,
      updated_at: now,
      max_applicants: terms.maxApplicants,
      ...columns,
    })
    .execute();
  if (applicants > 0) await setApplicantCount(app, id, applicants);
  return id;
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

/** The smallest body that createjob accepts. */
export const minimalJobBody = {
  title: 'Barista',
  type: 'Part-time',
  city: 'Raleigh',
  state: 'NC',
  description: 'Make coffee in the morning.',
  payRate: 15,
  payFrequency: 'Per Hour',
};
