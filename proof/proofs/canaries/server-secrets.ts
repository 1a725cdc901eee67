import { hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Board } from '../../board/fill-board.ts';
import { databaseFolder } from '@nextshift/test-kit/database/embedded-database';

/** The server's secrets, as texts that would reveal them. */
export interface ServerSecrets {
  readonly seekerToken: string;
  readonly employerToken: string;
  readonly resetToken: string;
  readonly signUpToken: string;
  readonly confirmToken: string;
  readonly undoToken: string;
  readonly calendarToken: string;
  readonly authenticatorSecret: string;
  readonly sealedAuthenticators: readonly string[];
  readonly sealedPushKeys: readonly string[];
  readonly browserKeys: readonly string[];
  readonly passkeyKeys: readonly string[];
  readonly passwordHashes: readonly string[];
  readonly tokenHashes: readonly string[];
  readonly sealedTaxNumbers: readonly string[];
  readonly customers: readonly string[];
  readonly providerSubscriptions: readonly string[];
  readonly privateFiles: readonly string[];
  readonly webhookSecret: string;
  readonly tokenSecret: string;
  readonly secretKey: string;
  readonly databasePassword: string;
  readonly dataDir: string;
}

/** Reads them directly from the data folder and database. */
export async function readSecrets(
  { callers, things }: Board,
  database: pg.Client,
  { dataDir, calendarToken }: Pick<ServerSecrets, 'dataDir' | 'calendarToken'>,
): Promise<ServerSecrets> {
  const textsOf = async (query: string) =>
    (await database.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const secretKey = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim();
  // RFC 5869, see the keys in docs/operations.md.
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, 'nextshift', `sign ${purpose}`, 32));
  return {
    seekerToken: callers.seeker.token ?? '',
    employerToken: callers.accepted.token ?? '',
    resetToken: things.resetToken ?? '',
    signUpToken: things.signUpToken ?? '',
    confirmToken: things.confirmToken ?? '',
    undoToken: things.undoToken ?? '',
    calendarToken,
    authenticatorSecret: things.authenticatorSecret ?? '',
    sealedAuthenticators: await textsOf(
      "SELECT encode(totp_secret, 'hex') AS text FROM second_factors",
    ),
    sealedPushKeys: await textsOf(
      "SELECT encode(private_key_encrypted, 'hex') AS text FROM push_keys",
    ),
    browserKeys: await textsOf(
      'SELECT p256dh AS text FROM push_subscriptions UNION SELECT auth FROM push_subscriptions',
    ),
    passkeyKeys: await textsOf(
      "SELECT encode(public_key, 'hex') AS text FROM passkeys UNION SELECT encode(public_key, 'base64') FROM passkeys",
    ),
    passwordHashes: await textsOf(
      'SELECT password_hash AS text FROM seekers UNION SELECT password_hash FROM employers',
    ),
    tokenHashes: await textsOf(
      "SELECT encode(token_hash, 'hex') AS text FROM sessions UNION SELECT encode(token_hash, 'base64') FROM sessions UNION SELECT encode(token_hash, 'hex') FROM account_links UNION SELECT encode(token_hash, 'base64') FROM account_links UNION SELECT encode(token_hash, 'hex') FROM appeal_links",
    ),
    sealedTaxNumbers: await textsOf(
      "SELECT encode(tax_number_encrypted, 'hex') AS text FROM employers WHERE tax_number_encrypted IS NOT NULL",
    ),
    customers: await textsOf('SELECT provider_customer_id AS text FROM payment_customers'),
    providerSubscriptions: await textsOf(
      'SELECT provider_subscription_id AS text FROM subscriptions',
    ),
    privateFiles: await textsOf(
      "SELECT storage_key AS text FROM files WHERE visibility = 'private'",
    ),
    webhookSecret: derive('sandbox webhook').toString('base64url'),
    tokenSecret: derive('subscription token').toString('base64url'),
    secretKey,
    databasePassword: readFileSync(join(databaseFolder(dataDir), 'password'), 'utf8').trim(),
    dataDir,
  };
}
