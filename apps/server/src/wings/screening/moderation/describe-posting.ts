import type { CaseSubject } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { describeJob } from '../case-files/index.ts';
import { type JobRow, presentWholeJob } from '../../jobs/index.ts';
import { findPostingCompany, findTextsBeside, type NamedText } from './posting.queries.ts';

/** All that people read of a job and that rules do: its page, its form, and what its company says of itself. */
export async function describePosting(database: Queryable, job: JobRow): Promise<CaseSubject> {
  const company = await findPostingCompany(database, job.employer_id);
  const beside = await findTextsBeside(database, [job.id]);
  return describeRead(job, { company, beside: beside.get(job.id) ?? [] });
}

interface ReadBeside {
  readonly company: Awaited<ReturnType<typeof findPostingCompany>>;
  readonly beside: readonly NamedText[];
}

export function describeRead(job: JobRow, { company, beside }: ReadBeside): CaseSubject {
  return describeJob(presentWholeJob(job), [
    ...beside,
    ['Company description', company.description],
    ['Company city', company.city],
    ['Company website', company.website],
    ['Company email', company.contact_email],
    ['Company phone', company.phone_number],
  ]);
}
