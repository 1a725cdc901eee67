import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';

export interface NewCorrection {
  readonly model: string;
  readonly cases: number;
  readonly bias: number;
  readonly weights: ReadonlyMap<number, number>;
  readonly auc: number;
}

/**
 * Puts a correction in place of the last one, or none: what was made of a case goes with it. The same one stays, so that
 * what was read with it is not read again.
 */
export async function replaceCorrection(
  transaction: DatabaseTransaction,
  correction: NewCorrection | null,
  now: Date,
): Promise<void> {
  const before = await transaction
    .selectFrom('screening_corrections')
    .select(['id', 'model', 'bias', 'weights'])
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const weights = correction && JSON.stringify([...correction.weights]);
  const isSame =
    before !== undefined &&
    before.model === correction?.model &&
    before.bias === correction.bias &&
    JSON.stringify(before.weights) === weights;
  if (isSame) return;
  await transaction.deleteFrom('screening_corrections').execute();
  if (!correction || weights === null) return;
  const { model, cases, bias, auc } = correction;
  await transaction
    .insertInto('screening_corrections')
    .values({ id: newId(), made_at: now, model, cases, bias, weights, auc })
    .execute();
}
