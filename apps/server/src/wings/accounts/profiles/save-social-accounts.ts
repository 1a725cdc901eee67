import type { SaveSocialAccountsBody, SocialAccount } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeeker } from './profiles.queries.ts';
import { listSocialAccounts, replaceSocialAccounts } from './social-accounts.queries.ts';

/** Replaces the connected accounts, even before the profile exists. */
export async function saveSocialAccounts(
  { database, clock }: Platform,
  seekerId: string,
  { accounts }: SaveSocialAccountsBody,
): Promise<SocialAccount[]> {
  return database.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, seekerId);
    await replaceSocialAccounts(transaction, seekerId, accounts, clock());
    return listSocialAccounts(transaction, seekerId);
  });
}
