import type { SecondFactorState } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factors.queries.ts';

/** The second factor of an account as its owner sees it: without what codes are made of. */
export async function presentSecondFactor(
  database: Queryable,
  account: Account,
): Promise<SecondFactorState> {
  const factor = await findSecondFactor(database, account);
  if (!factor?.enabled_at) return { enabledAt: null, recoveryCodesLeft: 0 };
  return {
    enabledAt: factor.enabled_at.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(database, factor.id),
  };
}
