import {
  type SaveSocialAccountsBody,
  type SocialAccount,
  socialProfileUrl,
} from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';

/** The accounts of a seeker, at most one per platform. */
export async function listSocialAccounts(
  database: Queryable,
  seekerId: string,
): Promise<SocialAccount[]> {
  const rows = await database
    .selectFrom('social_accounts')
    .select(['id', 'platform', 'handle', 'followers'])
    .where('seeker_id', '=', seekerId)
    .orderBy('platform')
    .execute();
  return rows.map((row) => ({ ...row, profileUrl: socialProfileUrl(row.platform, row.handle) }));
}

/** Replaces a seeker's accounts; those that stay connected keep their id. */
export async function replaceSocialAccounts(
  transaction: DatabaseTransaction,
  seekerId: string,
  accounts: SaveSocialAccountsBody['accounts'],
  now: Date,
): Promise<void> {
  const platforms = accounts.map(({ platform }) => platform);
  let others = transaction.deleteFrom('social_accounts').where('seeker_id', '=', seekerId);
  if (platforms.length > 0) others = others.where('platform', 'not in', platforms);
  await others.execute();
  for (const { platform, handle, followers } of accounts) {
    await transaction
      .insertInto('social_accounts')
      .values({ id: newId(), seeker_id: seekerId, platform, handle, followers, created_at: now })
      .onConflict((conflict) =>
        conflict.constraint('social_accounts_platform_key').doUpdateSet({ handle, followers }),
      )
      .execute();
  }
}
