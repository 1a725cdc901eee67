import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { dataFolder } from '../data-folder.mjs';
import { expect } from '../journey.ts';

/** Runs a task that waits for its time, as if that had come, and awaits its end. */
export async function finishTask(key: string): Promise<void> {
  const address = databaseAddress(dataFolder(Number(process.env.E2E_PORT ?? 4390)));
  await withDatabase(address, async (database) => {
    const { rowCount } = await database.query(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1',
      [key],
    );
    expect(rowCount, key).toBe(1);
    await expect
      .poll(async () => {
        const query = 'SELECT 1 FROM graphile_worker._private_jobs WHERE key = $1';
        return (await database.query(query, [key])).rowCount;
      })
      .toBe(0);
  });
}

/** Makes the suspension of a company final, as if the time in which it can be undone had passed. */
export async function completeSuspension(employerId: string): Promise<void> {
  const address = databaseAddress(dataFolder(Number(process.env.E2E_PORT ?? 4390)));
  const { rows } = await withDatabase(address, (database) =>
    database.query<{ key: string }>(
      `UPDATE suspensions SET suspended_at = suspended_at - interval '10 minutes'
       WHERE employer_id = $1 AND restored_at IS NULL RETURNING 'suspension ' || id AS key`,
      [employerId],
    ),
  );
  await finishTask(rows[0]?.key ?? '');
}
