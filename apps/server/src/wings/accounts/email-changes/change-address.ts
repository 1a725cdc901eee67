import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { changeCompany, type ReadingSettings } from '../../screening/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Changes the email of an account. A company is read with it afterwards, as a suspended one may be at its domain. */
export async function changeAddress(
  transaction: DatabaseTransaction,
  platform: Platform & ReadingSettings,
  { kind, accountId }: Account,
  change: () => Promise<void>,
): Promise<void> {
  if (kind === 'employer') await changeCompany(transaction, platform, accountId, change);
  else await change();
}
