import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { SecretBox } from '../../../../platform/security/secret-box.ts';
import { settleCasesOf } from '../../case-files/index.ts';
import { readSignals } from '../explain-hold.ts';
import { announceHolds } from '../hold-mail.ts';
import { endHolds } from '../holds.queries.ts';
import { isFollowing } from './follow-heavy-holds.ts';
import { findHeavyCases, findHeldOf } from './heavy-cases.queries.ts';

interface Dismissal {
  readonly caseId: string;
  readonly employerId: string;
  readonly now: Date;
}

/**
 * Shows what a company posted while it was watched because of a heavy hold, now that its case is dismissed or reversed
 * and if nothing else holds it. The company and its jobs are locked.
 */
export async function liftWatch(
  transaction: DatabaseTransaction,
  secrets: SecretBox,
  { caseId, employerId, now }: Dismissal,
): Promise<void> {
  const heavy = await findHeavyCases(transaction, secrets, employerId);
  if (!heavy.some(({ id }) => id === caseId)) return;
  const others = heavy.filter(({ id }) => id !== caseId);
  const held = await findHeldOf(transaction, employerId);
  const freed = held.flatMap(({ held_since: heldSince, ...one }) => {
    const isFree =
      heldSince !== null &&
      one.cause === 'signals' &&
      one.heavy_since === null &&
      readSignals(one.signals).every((signal) => isFollowing(signal) || signal.level === 'note') &&
      !others.some((other) => other.heavy_since <= heldSince);
    return isFree ? [{ ...one, heldSince }] : [];
  });
  for (const type of ['job', 'company'] as const) {
    const ended = freed.filter((one) => one.type === type);
    if (ended.length === 0) continue;
    const subjectIds = ended.map(({ id }) => id);
    await settleCasesOf(transaction, { subjectType: type, subjectIds, settledBy: caseId }, now);
    await endHolds(transaction, type, ended, { releasedBy: null, now });
    await announceHolds(transaction, ended, { change: 'released', isUndoable: true, now });
  }
}
