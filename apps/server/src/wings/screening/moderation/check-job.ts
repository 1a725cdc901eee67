import type { CaseSignal } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openCasesOfSignals, settleCasesOf } from '../case-files/index.ts';
import { findJobsById, type JobRow } from '../../jobs/index.ts';
import { weightOf } from '../signals/index.ts';
import { storeVersions } from '../versions/index.ts';
import { announceHolds } from './hold-mail.ts';
import { describeRead } from './describe-posting.ts';
import { readSignals } from './explain-hold.ts';
import { endHolds, findHold, lockJobsToRead, storeHolds } from './holds.queries.ts';
import { judgeJobs, type Verdict } from './judge-jobs.ts';
import { findPostingEmployer, type PostingEmployer, readPostings } from './read-posting.ts';
import { standingOf } from './screening-settings.queries.ts';
import type { ReadingSettings } from './text-reader.ts';

/** Jobs that are read together. */
const BATCH = 50;

export type CheckSettings = Pick<Platform, 'clock' | 'config' | 'secrets'> & ReadingSettings;

/**
 * Reads a job that is locked, after every change of what visitors and applicants read; the page of a closed one is public,
 * too. Signals hold it and open a case, unless its company has one for the name alone; without any it is public again,
 * unless people have reported it.
 */
export async function checkJob(
  transaction: DatabaseTransaction,
  settings: CheckSettings,
  jobId: string,
): Promise<void> {
  await checkJobs(transaction, settings, [jobId]);
}

/** Reads the jobs of a company anew that show it: the closed ones show no more than its name. */
export async function checkJobsOf(
  transaction: DatabaseTransaction,
  settings: CheckSettings,
  employerId: string,
): Promise<void> {
  const jobIds = await lockJobsToRead(transaction, employerId);
  for (let start = 0; start < jobIds.length; start += BATCH) {
    await checkJobs(transaction, settings, jobIds.slice(start, start + BATCH));
  }
}

/** Reads jobs of one company: with the same statements for one and for many, as others wait for their rows. */
async function checkJobs(
  transaction: DatabaseTransaction,
  settings: CheckSettings,
  jobIds: readonly string[],
): Promise<void> {
  const found = await findJobsById(transaction, jobIds);
  const jobs = found.filter(({ moderation }) => moderation !== 'removed');
  const [first] = jobs;
  if (!first) return;
  const now = settings.clock();
  const employer = await findPostingEmployer(transaction, first.employer_id, now);
  if (employer.company.deleted_at !== null) return;
  const read = await readPostings(transaction, settings, { jobs, employer }, now);
  const verdicts = await judgeJobs(transaction, settings, { jobs, read, employer }, now);
  const released = verdicts.filter(({ isHeld: holds }) => !holds);
  const held = verdicts.filter(({ isHeld: holds }) => holds);
  await release(transaction, released, now);
  await hold(transaction, held, { employer, now });
}

async function release(
  transaction: DatabaseTransaction,
  verdicts: readonly Verdict[],
  now: Date,
): Promise<void> {
  const ended = verdicts.flatMap(({ job, before }) =>
    job.moderation === 'held' && before?.held_since
      ? { id: job.id, cause: before.cause, heldSince: before.held_since }
      : [],
  );
  if (ended.length === 0) return;
  const jobIds = ended.map(({ id }) => id);
  await settleCasesOf(transaction, { subjectType: 'job', subjectIds: jobIds }, now);
  await endHolds(transaction, 'job', ended, { releasedBy: null, now });
  const held = jobIds.map((id) => ({ type: 'job' as const, id }));
  await announceHolds(transaction, held, { change: 'released', now });
}

interface Holding {
  readonly employer: PostingEmployer;
  readonly now: Date;
}

async function hold(
  transaction: DatabaseTransaction,
  verdicts: readonly Verdict[],
  { employer, now }: Holding,
): Promise<void> {
  if (verdicts.length === 0) return;
  const isNameHeld = await isHeldForName(transaction, employer.id);
  const described = verdicts.map((verdict) => {
    const { job, posting } = verdict;
    const subject = describeRead(job, { company: employer.company, beside: posting.beside });
    return { ...verdict, subject };
  });
  const cases = described.flatMap(({ job, subject, signals, heavySince, isReported }) => {
    if (!isReported && isNameHeld && isForNameAlone(job, signals)) return [];
    const opened = { subjectId: job.id, employerId: employer.id, subject, heavySince, now };
    return { subjectType: 'job' as const, ...opened, signals, weight: weightOf(signals) };
  });
  const caseIds = await openCasesOfSignals(transaction, cases);
  const standing = standingOf(employer.company);
  const versions = described.flatMap(({ job, subject, signals, posting }) => {
    const caseId = caseIds.get(job.id);
    const { risk, passages, hashes } = posting;
    const version = { subject, signals, risk, passages, hashes, standing };
    return caseId === undefined ? [] : [{ caseId, ...version }];
  });
  await storeVersions(transaction, versions, now);
  const causeOf = ({ isReported }: Verdict) => (isReported ? 'reports' : 'signals');
  await storeHolds(
    transaction,
    'job',
    verdicts.map((verdict) => ({
      id: verdict.job.id,
      cause: causeOf(verdict),
      signals: verdict.signals,
      digest: verdict.posting.digest,
      heldSince: verdict.job.moderation === 'held' ? (verdict.before?.held_since ?? now) : now,
      heavySince: verdict.heavySince,
    })),
  );
  for (const cause of ['signals', 'reports'] as const) {
    const told = verdicts.filter(
      (each) => each.job.moderation !== 'held' && causeOf(each) === cause,
    );
    const held = told.map(({ job }) => ({ type: 'job' as const, id: job.id }));
    await announceHolds(transaction, held, { change: 'held', cause, now });
  }
}

/** Whether a company has a case for its name, about which its closed jobs need none. */
async function isHeldForName(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<boolean> {
  const found = await findHold(transaction, { type: 'company', id: employerId });
  if (found?.held_since == null) return false;
  return readSignals(found.signals).some(({ field }) => field === 'Company name');
}

function isForNameAlone({ status }: JobRow, signals: readonly CaseSignal[]): boolean {
  return status !== 'Active' && signals.every(({ field }) => field === 'Company name');
}
