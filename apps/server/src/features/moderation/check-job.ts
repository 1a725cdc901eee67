import type { CaseSignal } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { openCase, setSignalsOfCase, settleCaseOf } from '../case-files/index.ts';
import { findJob, type JobRow } from '../jobs/index.ts';
import { HOLD_THRESHOLD, isHeld, riskOf, type Signal } from '../signals/index.ts';
import { announceHold } from './announce-hold.ts';
import { findCompanyHold } from './companies/company-holds.queries.ts';
import { describePosting } from './describe-posting.ts';
import { readSignals } from './explain-hold.ts';
import { endHold, findHold, lockJobsToRead, storeHold } from './holds.queries.ts';
import { isHeldByReports } from './is-held-by-reports.ts';
import { keepSecretSignals } from './keep-secret-signals.ts';
import { findPostingEmployer, type PostingEmployer, readPosting } from './read-posting.ts';
import { type ReadingSettings, readerOf } from './text-reader.ts';

/** With `EMPLOYER_CHECKS=before`, every job of a company that nobody has verified. */
const UNVERIFIED: Signal = {
  rule: 'unverified-company',
  version: 1,
  weight: HOLD_THRESHOLD,
  why: 'Your company has not been verified yet. A person does that before its first job is public.',
  field: 'Company name',
  words: '',
};

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
  const job = await findJob(transaction, jobId);
  if (!job) return;
  const now = settings.clock();
  const employer = await findPostingEmployer(transaction, settings, job.employer_id, now);
  await checkOneJob(transaction, settings, { job, employer }, now);
  readerOf(settings).requireAllRead();
}

async function checkOneJob(
  transaction: DatabaseTransaction,
  settings: CheckSettings,
  { job, employer }: { readonly job: JobRow; readonly employer: PostingEmployer },
  now: Date,
): Promise<void> {
  if (job.moderation === 'removed') return;
  const { config } = settings;
  const jobId = job.id;
  const read = await readPosting(transaction, settings, { job, employer }, now);
  const { digest, isVerified } = read;
  const hold = await findHold(transaction, jobId);
  const isRead = hold?.released_by != null && hold.text_digest.equals(digest);
  const checks = isRead ? 'off' : config.employerChecks;
  const signals = [
    ...(checks === 'off'
      ? []
      : await keepSecretSignals(transaction, job.employer_id, read.signals)),
    ...(checks === 'before' && !isVerified ? [UNVERIFIED] : []),
  ];
  const isReported =
    (hold?.held_since != null && hold.cause === 'reports') ||
    (await isHeldByReports(transaction, { type: 'job', id: jobId }));
  if (!isHeld(signals) && !isReported) {
    await release(transaction, job, { hold, now });
    return;
  }
  if (isReported || !(await isForNameAlone(transaction, job, signals))) {
    const subject = await describePosting(transaction, job);
    const opened = { subjectId: jobId, employerId: job.employer_id, subject, now };
    const caseId = await openCase(transaction, { subjectType: 'job', ...opened });
    await setSignalsOfCase(transaction, caseId, { subject, signals, weight: riskOf(signals) });
  }
  const heldSince = job.moderation === 'held' ? (hold?.held_since ?? now) : now;
  const cause = isReported ? 'reports' : 'signals';
  await storeHold(transaction, jobId, { cause, signals, digest, heldSince });
  if (job.moderation !== 'held')
    await announceHold(transaction, { held: { jobId }, change: 'held', cause, now });
}

/** Whether a closed job is held for its company's name alone, about which the company has a case. */
async function isForNameAlone(
  transaction: DatabaseTransaction,
  { status, employer_id: employerId }: JobRow,
  signals: readonly CaseSignal[],
): Promise<boolean> {
  if (status === 'Active' || signals.some(({ field }) => field !== 'Company name')) return false;
  const hold = await findCompanyHold(transaction, employerId);
  if (hold?.held_since == null) return false;
  return readSignals(hold.signals).some(({ field }) => field === 'Company name');
}

async function release(
  transaction: DatabaseTransaction,
  { id, moderation }: JobRow,
  { hold, now }: { hold: Awaited<ReturnType<typeof findHold>>; now: Date },
): Promise<void> {
  if (moderation !== 'held' || !hold?.held_since) return;
  const { cause, held_since: heldSince } = hold;
  await settleCaseOf(transaction, id, now);
  await endHold(transaction, id, { releasedBy: null, cause, heldSince, now });
  await announceHold(transaction, { held: { jobId: id }, change: 'released', now });
}

/** Reads the jobs of a company anew that show it: the closed ones show no more than its name. */
export async function checkJobsOf(
  transaction: DatabaseTransaction,
  settings: CheckSettings,
  employerId: string,
): Promise<void> {
  const jobIds = await lockJobsToRead(transaction, employerId);
  if (jobIds.length > 0) {
    const now = settings.clock();
    const employer = await findPostingEmployer(transaction, settings, employerId, now);
    for (const jobId of jobIds) {
      const job = await findJob(transaction, jobId);
      if (job) await checkOneJob(transaction, settings, { job, employer }, now);
    }
  }
  readerOf(settings).requireAllRead();
}
