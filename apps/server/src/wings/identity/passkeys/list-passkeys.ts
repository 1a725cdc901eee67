import type { Passkey } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findPasskeys } from './passkeys.queries.ts';
import { presentPasskey } from './present-passkey.ts';

/** The passkeys of an account, newest first. */
export async function listPasskeys(database: Queryable, account: Account): Promise<Passkey[]> {
  return (await findPasskeys(database, account)).map(presentPasskey);
}
