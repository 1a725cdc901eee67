import { type CaseSummary, DAY_MS } from '@nextshift/contract';
import { expect } from 'vitest';
import type { TestApp } from '../create-test-app.ts';
import { signUpEmployer, signUpSeeker, type TestAccount } from '../database/insert-accounts.ts';
import { insertJob } from '../database/insert-jobs.ts';
import type { Operator } from '../database/insert-operators.ts';
import { revisionOfAppeal, revisionOfCase } from '../database/read-revisions.ts';
import { anAddress } from '../unique.ts';
import { postJob, SCAM } from './postings.ts';

export interface Report {
  readonly subjectType?: string;
  readonly reason?: string;
  readonly note?: string;
  /** The address of who reports: by default in a network of its own. */
  readonly from?: string;
}

/** Reports a job as a scam, or something else that is said. */
export function report(
  app: TestApp,
  as: TestAccount,
  subjectId: string,
  { from = anAddress(), ...more }: Report = {},
) {
  const body = { subjectType: 'job', subjectId, reason: 'scam', ...more };
  return app.api.reportSubject({ as, from, body });
}

/** A seeker whose account is so many days old. */
export const signUpSeekerOfAge = (app: TestApp, days: number): Promise<TestAccount> =>
  signUpSeeker(app, { created_at: new Date(app.clock.read().getTime() - days * DAY_MS - 1) });

/** The open cases of a subject, as an operator lists them. */
export async function casesOf({ api }: Operator, subjectId: string): Promise<CaseSummary[]> {
  const list = await api.listCases({ query: { limit: '100' } });
  return list.json<{ cases: CaseSummary[] }>().cases.filter((one) => one.subjectId === subjectId);
}

export async function caseOf(operator: Operator, subjectId: string): Promise<CaseSummary> {
  const [found] = await casesOf(operator, subjectId);
  if (!found) throw new Error('there is no such case');
  return found;
}

/** Decides about a case as it is now, unless another revision was read. */
export async function decideCase(app: TestApp, { api }: Operator, caseId: string, body: object) {
  const revision = await revisionOfCase(app, caseId);
  return api.decideCase({
    caseId,
    body: { action: 'none', reason: 'Read it.', revision, ...body },
  });
}

/** The same about an appeal. */
export async function decideAppeal(
  app: TestApp,
  { api }: Operator,
  appealId: string,
  outcome: 'accept' | 'reject',
) {
  const revision = await revisionOfAppeal(app, appealId);
  const body = { outcome, reason: 'They showed us papers.', revision };
  return api.decideAppeal({ appealId, body });
}

/** A job that a seeker has reported, with its open case. */
export async function insertReportedJob(
  app: TestApp,
  operator: Operator,
  { title = 'Mystery Shopper', ...more }: Report & { readonly title?: string } = {},
) {
  const employer = await signUpEmployer(app);
  const jobId = await insertJob(app, employer, { title });
  const reporter = await signUpSeeker(app);
  const response = await report(app, reporter, jobId, more);
  expect(response.statusCode, response.body).toBe(201);
  return { employer, jobId, reporter, caseId: (await caseOf(operator, jobId)).id };
}

/** A job that rules hold, with its open case. */
export async function insertHeldJob(app: TestApp, operator: Operator, description = SCAM) {
  const employer = await signUpEmployer(app);
  const { id: jobId } = await postJob(app, employer, { description });
  return { employer, jobId, caseId: (await caseOf(operator, jobId)).id };
}
