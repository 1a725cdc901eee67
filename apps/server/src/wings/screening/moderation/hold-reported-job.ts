import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findJob } from '../../jobs/index.ts';
import { announceHold } from './hold-mail.ts';
import { findHeldSignals, findHold, storeHolds } from './holds.queries.ts';
import { isHeldByReports } from './is-held-by-reports.ts';
import { keepSecretSignals } from './keep-secret-signals.ts';
import { findPostingEmployer, readPostings } from './read-posting.ts';

/** Holds a locked job, active or closed, once several people have reported it, until its case is decided. */
export async function holdReportedJob(
  transaction: DatabaseTransaction,
  { secrets }: Pick<Platform, 'secrets'>,
  jobId: string,
  now: Date,
): Promise<void> {
  const job = await findJob(transaction, jobId);
  if (!job || job.moderation === 'removed') return;
  const hold = await findHold(transaction, jobId);
  const isHeld = job.moderation === 'held';
  if (isHeld && hold?.cause === 'reports') return;
  if (!(await isHeldByReports(transaction, { type: 'job', id: jobId }))) return;
  const employer = await findPostingEmployer(transaction, { secrets }, job.employer_id, now);
  const read = await readPostings(transaction, {}, { jobs: [job], employer }, now);
  const digest = read.get(jobId)?.digest;
  if (!digest) return;
  const heldSince = (isHeld ? hold?.held_since : null) ?? now;
  const cause = 'reports';
  const signals = keepSecretSignals(await findHeldSignals(transaction, job.employer_id), []);
  await storeHolds(transaction, [{ jobId, cause, signals, digest, heldSince }]);
  if (!isHeld) await announceHold(transaction, { held: { jobId }, change: 'held', cause, now });
}
