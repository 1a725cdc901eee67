import type { Database } from '../database/database.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { databaseFingerprint } from './claim-secret-keys.ts';
import {
  deleteOtherSecretKeys,
  updateJobPayload,
  updateAuthenticatorSecret,
  updateCalendarToken,
  updateOperatorSecret,
  updateTaxNumber,
  listAuthenticatorSecrets,
  listCalendarTokens,
  listOperatorSecrets,
  listSealedJobs,
  listTaxNumbers,
  lockSecretKeys,
  type SealedJob,
} from './secret-keys.queries.ts';
import { parseSecretKeys } from './secret-keys.ts';

const BATCH_SIZE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Rotation {
  readonly taxNumbers: number;
  readonly operators: number;
  readonly authenticators: number;
  readonly calendars: number;
  readonly jobs: number;
  /** Mails in flight that an old key has encrypted; the old keys are needed until they are sent. */
  readonly waiting: number;
}

/** Re-encrypts everything with the newest key, after which the database needs no other. */
export async function rotateSecretKey(database: Database, secretKey: string): Promise<Rotation> {
  const secrets = createSecretBox(secretKey);
  const taxNumbers = await resealTaxNumbers(database, secrets);
  const operators = await resealOperatorSecrets(database, secrets);
  const authenticators = await resealAuthenticators(database, secrets);
  const calendars = await resealCalendars(database, secrets);
  const { resealed: jobs, left: waiting } = await resealJobs(database, secrets);
  if (waiting === 0) {
    const [newest] = parseSecretKeys(secretKey);
    await database.transaction().execute(async (transaction) => {
      await lockSecretKeys(transaction);
      await deleteOtherSecretKeys(transaction, databaseFingerprint(newest));
    });
  }
  return { taxNumbers, operators, authenticators, calendars, jobs, waiting };
}

async function resealTaxNumbers(database: Database, secrets: SecretBox): Promise<number> {
  let count = 0;
  let last = FIRST_ID;
  for (;;) {
    const rows = await listTaxNumbers(database, last, BATCH_SIZE);
    for (const row of rows) {
      const sealed = secrets.reseal(row.tax_number_encrypted);
      if (!sealed) continue;
      await updateTaxNumber(database, row, sealed);
      count += 1;
    }
    if (rows.length < BATCH_SIZE) return count;
    last = rows.at(-1)?.id ?? last;
  }
}

async function resealOperatorSecrets(database: Database, secrets: SecretBox): Promise<number> {
  let count = 0;
  for (const row of await listOperatorSecrets(database)) {
    const sealed = secrets.reseal(row.totp_secret);
    if (!sealed) continue;
    await updateOperatorSecret(database, row, sealed);
    count += 1;
  }
  return count;
}

async function resealAuthenticators(database: Database, secrets: SecretBox): Promise<number> {
  let count = 0;
  let last = FIRST_ID;
  for (;;) {
    const rows = await listAuthenticatorSecrets(database, last, BATCH_SIZE);
    for (const row of rows) {
      const sealed = secrets.reseal(row.totp_secret);
      if (!sealed) continue;
      await updateAuthenticatorSecret(database, row, sealed);
      count += 1;
    }
    if (rows.length < BATCH_SIZE) return count;
    last = rows.at(-1)?.id ?? last;
  }
}

async function resealCalendars(database: Database, secrets: SecretBox): Promise<number> {
  let count = 0;
  let last = FIRST_ID;
  for (;;) {
    const rows = await listCalendarTokens(database, last, BATCH_SIZE);
    for (const row of rows) {
      const sealed = secrets.reseal(row.token_encrypted);
      if (!sealed) continue;
      await updateCalendarToken(database, row, sealed);
      count += 1;
    }
    if (rows.length < BATCH_SIZE) return count;
    last = rows.at(-1)?.id ?? last;
  }
}

async function resealJobs(database: Database, secrets: SecretBox) {
  let resealed = 0;
  let left = 0;
  for (const job of await listSealedJobs(database)) {
    const payload = resealPayload(job, secrets);
    if (payload === null) continue;
    const isKept = !job.is_running && (await updateJobPayload(database, job, payload));
    if (isKept) resealed += 1;
    else left += 1;
  }
  return { resealed, left };
}

/** Null if nothing in it was encrypted with an old key. */
function resealPayload({ payload }: SealedJob, secrets: SecretBox) {
  const resealed = Object.entries(payload).flatMap(([name, value]) => {
    if (!name.startsWith('sealed') || typeof value !== 'string') return [];
    const sealed = secrets.reseal(Buffer.from(value, 'base64'));
    return sealed ? [[name, sealed.toString('base64')] as const] : [];
  });
  return resealed.length === 0 ? null : { ...payload, ...Object.fromEntries(resealed) };
}
