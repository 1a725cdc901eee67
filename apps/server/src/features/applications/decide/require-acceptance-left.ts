import { ACCEPTANCE_LIMIT } from '@nextshift/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { acceptanceProblem } from './acceptance-limit.ts';
import {
  countOpeningsOffered,
  findFewestOpenings,
  listCountedAcceptances,
  lockAcceptances,
} from './acceptances.queries.ts';

interface ToAccept {
  readonly id: string;
  readonly job_id: string;
  readonly employer_id: string;
}

/**
 * Requires that the employer may accept this applicant, under a lock that serializes its acceptances.
 * @throws {AppError} accept_limit_reached
 */
export async function requireAcceptanceLeft(
  transaction: DatabaseTransaction,
  { id, job_id: jobId, employer_id: employerId }: ToAccept,
  now: Date,
): Promise<void> {
  await lockAcceptances(transaction, employerId);
  const since = new Date(now.getTime() - ACCEPTANCE_LIMIT.windowMs);
  const rows = await listCountedAcceptances(transaction, employerId, since);
  const ofJob = rows.filter((row) => row.job_id === jobId);
  const first = Math.min(now.getTime(), ...ofJob.map((row) => row.first_accepted_at.getTime()));
  // Accepted before, this applicant adds nobody.
  const others = rows.filter((row) => row.application_id !== id);
  const message = acceptanceProblem({
    jobId,
    acceptances: others.map((row) => ({ jobId: row.job_id, acceptedAt: row.accepted_at })),
    openingsOfJob: await findFewestOpenings(transaction, jobId, new Date(first)),
    openings: await countOpeningsOffered(transaction, employerId, since),
  });
  if (message !== null) throw new AppError('accept_limit_reached', { message });
}
