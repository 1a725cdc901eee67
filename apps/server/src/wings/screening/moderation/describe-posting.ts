import type { CaseSubject } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { describeJob } from '../case-files/index.ts';
import { type JobRow, presentWholeJob } from '../../jobs/index.ts';
import { findPostingCompany, findQuestions } from './posting.queries.ts';

/** All that people read of a job and that rules do: its page, its form, and what its company says of itself. */
export async function describePosting(database: Queryable, job: JobRow): Promise<CaseSubject> {
  const company = await findPostingCompany(database, job.employer_id);
  const questions = await findQuestions(database, [job.id]);
  return describeRead(job, { company, questions: questions.get(job.id) ?? [] });
}

interface ReadBeside {
  readonly company: Awaited<ReturnType<typeof findPostingCompany>>;
  readonly questions: readonly string[];
}

export function describeRead(job: JobRow, { company, questions }: ReadBeside): CaseSubject {
  return describeJob(presentWholeJob(job), [
    ...questions.map((text, index) => [`Question ${index + 1}`, text] as const),
    ['Company description', company.description],
    ['Company city', company.city],
    ['Company website', company.website],
    ['Company email', company.contact_email],
    ['Company phone', company.phone_number],
  ]);
}
