import { type BodyOf, type setThresholds as endpoint, standings } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueueEach } from '../../../platform/queue/enqueue.ts';
import { findOtherOperators, logAct } from '../../identity/index.ts';
import { requireRevision, revisionOf } from '../case-files/index.ts';
import { findLimits } from '../moderation/index.ts';
import { describeThresholds } from './describe-thresholds.ts';
import { lockThresholds, storeThresholds } from './thresholds.queries.ts';
import { thresholdsMail } from './thresholds-mail.ts';

interface Setting {
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Sets from which risk postings of standings are held from now on, logs what it was before, and tells the other
 * operators. What is in force already changes nothing.
 * @throws {AppError} stale_revision if others are in force than the operator has read
 */
export async function setThresholds(
  transaction: DatabaseTransaction,
  { thresholds, revision }: BodyOf<typeof endpoint>,
  { operatorId, now }: Setting,
): Promise<void> {
  await lockThresholds(transaction);
  const before = await findLimits(transaction);
  if (revision !== undefined) requireRevision(revisionOf(before), revision);
  const changed = standings.flatMap((standing) =>
    thresholds.filter(
      (set) =>
        set.standing === standing &&
        (set.threshold !== before[standing].threshold ||
          set.heavyThreshold !== before[standing].heavyThreshold),
    ),
  );
  if (changed.length === 0) return;
  await storeThresholds(transaction, changed, now);
  const reason = changed.map((set) => describeThresholds(set, before[set.standing])).join('\n');
  const entryId = await logAct(transaction, { act: 'set_thresholds', reason, operatorId, now });
  const others = await findOtherOperators(transaction, operatorId);
  await enqueueEach(
    transaction,
    thresholdsMail,
    others.map((toOperatorId) => ({ payload: { entryId, toOperatorId } })),
  );
}
