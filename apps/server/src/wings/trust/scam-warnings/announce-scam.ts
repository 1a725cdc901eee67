import { CASE_UNDO_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';

/** Queues the warning of a removed job's applicants for when its decision can no longer be undone. */
export async function announceScam(
  transaction: DatabaseTransaction,
  { caseId, decidedAt }: { caseId: string; decidedAt: Date },
): Promise<void> {
  const payload = { caseId, decidedAt: decidedAt.toISOString() };
  const options = { jobKey: `scam-warnings ${caseId}`, delayMs: CASE_UNDO_MS };
  await enqueue(transaction, 'scam-warnings', payload, options);
}
