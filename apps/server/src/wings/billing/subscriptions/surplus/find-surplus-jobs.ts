import type { Surplus } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type ActiveJobRow, listActiveJobs } from '../../../jobs/index.ts';
import { findAnnouncedEnd } from '../endings/plan-endings.queries.ts';
import { findSurplusRow, setKeptJobs } from './surplus-jobs.queries.ts';
import { selectRemainingJobs } from './surplus-rules.ts';
import { withLockedEmployer } from '../with-locked-employer.queries.ts';

/** The active jobs that close because they are beyond the plan's limit or it ends, and when; null if none does. */
export async function findClosingJobs(
  database: Queryable,
  employerId: string,
): Promise<Surplus | null> {
  const surplus = await findSurplusJobs(database, employerId);
  const end = await findAnnouncedEnd(database, employerId);
  if (end === null) return surplus;
  const closesAt = end.toISOString();
  const jobs = surplus?.jobs ?? (await listActiveJobs(database, employerId)).map(presentSurplusJob);
  if (jobs.length === 0) return null;
  return {
    closesAt: surplus && surplus.closesAt < closesAt ? surplus.closesAt : closesAt,
    maxActiveJobs: surplus?.maxActiveJobs ?? 0,
    jobs: jobs.map((job) => ({ ...job, closesAt: job.closesAt ?? closesAt })),
  };
}

/** The active jobs beyond the limit of a plan that goes on, and when they close; null within it. */
export async function findSurplusJobs(
  database: Queryable,
  employerId: string,
): Promise<Surplus | null> {
  const row = await findSurplusRow(database, employerId);
  if (row?.settled_at !== null) return null;
  const jobs = await listActiveJobs(database, employerId);
  if (jobs.length <= row.jobs_allowed) return null;
  const staying = selectRemainingJobs(jobs, row.kept_job_ids, row.jobs_allowed);
  const closesAt = row.closes_at.toISOString();
  return {
    closesAt,
    maxActiveJobs: row.jobs_allowed,
    jobs: jobs.map((job) => {
      const stays = staying.has(job.id);
      return { ...presentSurplusJob(job), stays, closesAt: stays ? null : closesAt };
    }),
  };
}

function presentSurplusJob(job: ActiveJobRow): Surplus['jobs'][number] {
  return {
    id: job.id,
    title: job.title,
    city: job.city,
    publishedAt: job.published_at.toISOString(),
    applicantCount: job.applicant_count,
    stays: false,
    closesAt: null,
  };
}

/**
 * Chooses the jobs that stay when those beyond the plan's limit close.
 * @throws {AppError} within_plan_limit if none closes, validation_failed for more than the limit,
 * not_found for anything but an active job of the employer
 */
export async function chooseKeptJobs(
  platform: Platform,
  employerId: string,
  jobIds: readonly string[],
): Promise<Surplus | null> {
  const chosen = new Set(jobIds);
  return withLockedEmployer(platform, employerId, async ({ transaction }) => {
    const surplus = await findSurplusJobs(transaction, employerId);
    if (!surplus) throw new AppError('within_plan_limit');
    const { maxActiveJobs: room, jobs } = surplus;
    if (chosen.size > room) {
      const message = `Choose at most ${room === 1 ? '1 job' : `${room} jobs`}.`;
      const issues = [{ path: ['jobIds'], message }];
      throw new AppError('validation_failed', { message, issues });
    }
    const own = jobs.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
    if (own.length < chosen.size) throw new AppError('not_found');
    await setKeptJobs(transaction, employerId, own);
    return findClosingJobs(transaction, employerId);
  });
}
