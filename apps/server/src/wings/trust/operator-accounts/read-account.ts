import type { EmployerFile, SeekerFile } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findActsOn } from '../../identity/index.ts';
import { findPlan } from '../../billing/index.ts';
import { findOpenSuspension } from '../suspensions/index.ts';
import { companyRevisionOf } from '../../screening/index.ts';
import {
  countApplications,
  findCasesOfEmployer,
  findCasesOfSeeker,
  findEmployer,
  findJobsOf,
  findSeeker,
} from './operator-accounts.queries.ts';
import {
  presentActs,
  presentCaseOfAccount,
  presentFoundEmployer,
  presentFoundSeeker,
  presentSuspension,
} from './present-account.ts';

/** Acts that an account's page lists. */
const ACTS_LISTED = 50;

/** A company with its jobs and cases, and what operators did to it. @throws {AppError} not_found */
export async function readEmployer(
  database: Queryable,
  clock: Platform['clock'],
  employerId: string,
): Promise<EmployerFile> {
  const row = await findEmployer(database, employerId);
  if (!row) throw new AppError('not_found');
  const plan = await findPlan(database, clock, employerId);
  const jobs = await findJobsOf(database, employerId);
  const cases = await findCasesOfEmployer(database, employerId);
  return {
    ...presentFoundEmployer(row),
    ...(await readHistory(database, { kind: 'employer', accountId: employerId })),
    emailConfirmed: row.email_confirmed_at !== null,
    website: row.website,
    description: row.description,
    revision: companyRevisionOf(row),
    phoneNumber: row.phone_number,
    verifiedBy: row.verified_by,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    plan: plan === 'none' ? null : plan,
    jobCount: jobs[0]?.total ?? 0,
    jobs: jobs.map((job) => ({
      id: job.id,
      title: job.title,
      status: job.status,
      closedReason: job.closed_reason,
      moderation: job.moderation,
      postedAt: job.created_at.toISOString(),
    })),
    cases: cases.map(presentCaseOfAccount),
  };
}

/** A seeker with the cases about them, and what operators did to the account. @throws {AppError} not_found */
export async function readSeeker(database: Queryable, seekerId: string): Promise<SeekerFile> {
  const row = await findSeeker(database, seekerId);
  if (!row) throw new AppError('not_found');
  const counts = await countApplications(database, seekerId);
  const cases = await findCasesOfSeeker(database, seekerId);
  return {
    ...presentFoundSeeker(row),
    ...(await readHistory(database, { kind: 'seeker', accountId: seekerId })),
    emailConfirmed: row.email_confirmed_at !== null,
    applicationCount: counts.all,
    undecidedCount: counts.undecided,
    acceptedCount: counts.accepted,
    cases: cases.map(presentCaseOfAccount),
  };
}

async function readHistory(database: Queryable, account: Account) {
  return {
    suspension: presentSuspension(await findOpenSuspension(database, account)),
    acts: presentActs(await findActsOn(database, account, ACTS_LISTED)),
  };
}
