import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmasters } from '@nextshift/test-kit/database/database-processes';
import { type CallResponse, call } from '@nextshift/test-kit/requests/caller';
import { newEmail, PASSWORD, type Person } from '@nextshift/test-kit/people/people';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { checkFiles } from '@nextshift/test-kit/workload/check-files';
import type { Workload } from '@nextshift/test-kit/workload/workload';
import { checkReads, waitUntilNoViolations } from './reads.ts';
import { checkRefusal } from './refusals.ts';
import type { SmallVolume } from './small-volume.ts';

interface Setting {
  readonly address: string;
  readonly dataDir: string;
  readonly volume: SmallVolume;
  readonly seeker: Person;
  readonly workload: Workload;
  /** How long people keep writing, in milliseconds. */
  readonly writingMs: number;
  /** How long recovery may take, in milliseconds. */
  readonly patienceMs: number;
}

interface Outcome {
  readonly wrongs: readonly string[];
  /** From the end of PostgreSQL until everything could be read again, in milliseconds. */
  readonly readableAfterMs: number;
  /** From free space until something could be stored again, in milliseconds. */
  readonly writableAfterMs: number;
}

/** Fills the database's volume during writes until PostgreSQL gives up, then frees space. */
export async function fillDatabase(testbed: Testbed, setting: Setting): Promise<Outcome> {
  const { address, dataDir, volume, seeker, workload, writingMs, patienceMs } = setting;
  const wrongs: string[] = [];
  const writing = workload.begin(address);
  await sleep(writingMs);
  await volume.fill();
  await sleep(writingMs);
  wrongs.push(...(await checkReads(address, seeker)));
  await useUpTheLog(testbed, dataDir);
  const reading = await waitUntilNoViolations(patienceMs, () => checkReads(address, seeker));
  wrongs.push(...reading.wrongs.map((wrong) => `${wrong} while the database's volume was full`));
  wrongs.push(...checkRefusal('Joining', await signUp(address)));
  await writing.stop();
  if (wrongs.length > 0) return { wrongs, readableAfterMs: reading.afterMs, writableAfterMs: 0 };

  await volume.empty();
  const storing = await waitUntilNoViolations(patienceMs, async () => {
    const { status } = await signUp(address);
    return status === 201 ? [] : [`Joining answered ${status} when there was room again`];
  });
  wrongs.push(...storing.wrongs);
  wrongs.push(
    ...(await testbed.inDatabase(dataDir, async (database) => [
      ...(await workload.ledger.check(address, database)),
      ...(await checkFiles(dataDir, database)),
    ])),
  );
  wrongs.push(...(await checkMail({ address, dataDir, seeker, patienceMs })));
  const databases = findPostmasters(dataDir).length;
  if (databases !== 1) wrongs.push(`${databases} PostgreSQL servers`);
  return { wrongs, readableAfterMs: reading.afterMs, writableAfterMs: storing.afterMs };
}

function signUp(address: string): Promise<CallResponse> {
  const body = { firstName: 'Kim', lastName: 'Lane', email: newEmail(), password: PASSWORD };
  return call(address, 'POST', '/user/signup', { body });
}

/** Writes only WAL until the volume is full, which PostgreSQL does not survive. */
async function useUpTheLog(testbed: Testbed, dataDir: string): Promise<void> {
  const write = "SELECT pg_logical_emit_message(true, 'proof', repeat('x', 1000000))";
  await testbed
    .inDatabase(dataDir, async (database) => {
      for (;;) await database.query(write);
    })
    .catch(() => undefined);
}

/** The queue must work again as well: a forgotten password leads to a mail. */
async function checkMail({
  address,
  dataDir,
  seeker,
  patienceMs,
}: Pick<Setting, 'address' | 'dataDir' | 'seeker' | 'patienceMs'>): Promise<readonly string[]> {
  const outbox = join(dataDir, 'outbox');
  const before = (await readdir(outbox).catch(() => [])).length;
  const { status } = await call(address, 'POST', '/api/auth/forgot-password', {
    body: { email: seeker.email },
  });
  if (status !== 200) return [`Asking for a new password answered ${status}`];
  const { wrongs } = await waitUntilNoViolations(patienceMs, async () =>
    (await readdir(outbox).catch(() => [])).length > before ? [] : ['No mail is sent any more'],
  );
  return wrongs;
}
