import type { SaveSocialAccountsBody, SocialAccount } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../identity/index.ts';
import { listSocialAccounts, replaceSocialAccounts } from './social-accounts.queries.ts';

/** Replaces the connected accounts, even before the profile exists. */
export async function saveSocialAccounts(
  { database, clock }: Platform,
  seekerId: string,
  { accounts }: SaveSocialAccountsBody,
): Promise<SocialAccount[]> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, { kind: 'seeker', accountId: seekerId });
    await replaceSocialAccounts(transaction, seekerId, accounts, clock());
    return listSocialAccounts(transaction, seekerId);
  });
}
