import { ACCEPTANCE_LIMIT } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
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
 * Requires that the employer may accept one more applicant, under a lock that serializes its acceptances.
 * @throws {AppError} accept_limit_reached
 */
export async function requireAcceptanceLeft(
  transaction: DatabaseTransaction,
  { id, job_id: jobId, employer_id: employerId }: ToAccept,
  now: Date,
): Promise<void> {
  await lockAcceptances(transaction, employerId);
  const since = new Date(now.getTime() - ACCEPTANCE_LIMIT.windowMs);
  const listed = await listCountedAcceptances(transaction, employerId, since);
  // Undone and made again, an acceptance counts once.
  const rows = listed.filter(
    (row, index) =>
      !row.is_undone ||
      (row.application_id !== id && !isAmong(listed.slice(index + 1), row.application_id)),
  );
  const first = rows.find((row) => row.job_id === jobId)?.accepted_at ?? now;
  const message = acceptanceProblem({
    jobId,
    acceptances: rows.map((row) => ({ jobId: row.job_id, acceptedAt: row.accepted_at })),
    openingsOfJob: await findFewestOpenings(transaction, jobId, first),
    openings: await countOpeningsOffered(transaction, employerId, since),
  });
  if (message !== null) throw new AppError('accept_limit_reached', { message });
}

function isAmong(rows: readonly { application_id: string }[], id: string): boolean {
  return rows.some((row) => row.application_id === id);
}
