import { PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import type { DemoData } from '@nextshift/demo-data';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { columnsOfShifts } from '../wings/posting/index.ts';
import { checkJob } from '../wings/screening/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Platform } from '../platform/platform.ts';
import type { jobRows } from './rows-of-jobs.ts';

const HELPER =
  'You ride along on Saturdays, carry boxes to the door and keep the list. It is four hours, always with the same driver.';

/** What each job says and was reworded to: one that waits for an operator, and one that its company can mend. */
const HELD_JOBS = [
  {
    title: 'Saturday Delivery Helper',
    descriptions: [
      `${HELPER} No need to apply here: text our manager at wa.me/15550142 with your name, and she sends you the next date.`,
      `${HELPER} No need to apply here: our manager answers you by phone, and she sends you the next date.`,
      `${HELPER} Apply here, and our manager sends you the next date.`,
    ],
  },
  {
    title: 'Sunday Market Helper',
    descriptions: [
      'You set up the stand at seven, sell bread and jam until noon, and count the drawer. The way to the market is at bit.ly/market-way.',
    ],
  },
] as const;

const HELD_SHIFT = { weekday: 'sat', date: null, start: '09:00', end: '13:00' } as const;

interface Stored {
  readonly employerIds: ReadonlyMap<string, string>;
  readonly rows: ReturnType<typeof jobRows>;
}

/** Jobs of the sample that are held for review, each of another company, with their cases. */
export async function addSampleHolds(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'clock' | 'config' | 'secrets'>,
  { employers }: DemoData,
  { employerIds, rows }: Stored,
): Promise<void> {
  const ownKeys: readonly string[] = Object.values(demoAccounts).map(({ key }) => key);
  const models = employers.flatMap(({ key, plan }) => {
    const employerId = employerIds.get(key);
    const active = rows.filter((row) => row.employer_id === employerId && row.status === 'Active');
    const hasRoom = plan === 'impact' && active.length < PLAN_ACTIVE_JOBS[plan];
    return hasRoom && !ownKeys.includes(key) ? active.slice(0, 1) : [];
  });
  for (const [index, { title, descriptions }] of HELD_JOBS.entries()) {
    const like = models[index];
    if (!like) throw new Error('The sample has no company with room for a job.');
    const shifts = columnsOfShifts([{ ...HELD_SHIFT, id: newId(), capacity: like.openings }]);
    const [description, ...reworded] = descriptions;
    const job = { ...like, title, description, ...shifts, id: newId() };
    await transaction.insertInto('jobs').values(job).execute();
    await checkJob(transaction, platform, job.id);
    for (const text of reworded) {
      await transaction
        .updateTable('jobs')
        .set({ description: text })
        .where('id', '=', job.id)
        .execute();
      await checkJob(transaction, platform, job.id);
    }
  }
}
