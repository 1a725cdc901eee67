import { demoAccounts } from '@nextshift/demo-data/accounts';
import { addAlert } from '../wings/discovery/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';

/** The job alert of the demo seeker. */
export async function addSampleAlert(
  transaction: DatabaseTransaction,
  seekerIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await addAlert(transaction, seekerIds.get(demoAccounts.seeker.key) ?? '', {
    criteria: { searchQuery: 'barista', searchLocation: 'Raleigh' },
    cadence: 'daily',
    localHour: 8,
    now,
  });
}
