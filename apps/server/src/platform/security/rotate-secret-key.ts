import type { Database } from '../database/database.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { databaseFingerprint } from './claim-secret-keys.ts';
import {
  deleteOtherSecretKeys,
  listSealedJobs,
  listSealedValues,
  lockSecretKeys,
  type SealedColumn,
  sealedColumns,
  type SealedJob,
  updateJobPayload,
  updateSealedValue,
} from './secret-keys.queries.ts';
import { parseSecretKeys } from './secret-keys.ts';

const BATCH_SIZE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Rotation {
  /** How many values of each kind were encrypted anew. */
  readonly resealed: Readonly<Record<string, number>>;
  /** Mails in flight that an old key has encrypted; the old keys are needed until they are sent. */
  readonly waiting: number;
}

/** Re-encrypts everything with the newest key, after which the database needs no other. */
export async function rotateSecretKey(database: Database, secretKey: string): Promise<Rotation> {
  const secrets = createSecretBox(secretKey);
  const resealed: Record<string, number> = {};
  for (const column of sealedColumns) {
    resealed[column.what] = await resealColumn(database, secrets, column);
  }
  const jobs = await resealJobs(database, secrets);
  if (jobs.left === 0) {
    const [newest] = parseSecretKeys(secretKey);
    await database.transaction().execute(async (transaction) => {
      await lockSecretKeys(transaction);
      await deleteOtherSecretKeys(transaction, databaseFingerprint(newest));
    });
  }
  return { resealed: { ...resealed, 'waiting mails': jobs.resealed }, waiting: jobs.left };
}

async function resealColumn(
  database: Database,
  secrets: SecretBox,
  column: SealedColumn,
): Promise<number> {
  let count = 0;
  let afterId = FIRST_ID;
  for (;;) {
    const values = await listSealedValues(database, column, { afterId, limit: BATCH_SIZE });
    for (const value of values) {
      const sealed = secrets.reseal(value.sealed);
      if (!sealed) continue;
      await updateSealedValue(database, column, value, sealed);
      count += 1;
    }
    if (values.length < BATCH_SIZE) return count;
    afterId = values.at(-1)?.id ?? afterId;
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
