import { PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import type { DemoData } from '@nextshift/demo-data';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { columnsOfShifts } from '../wings/posting/index.ts';
import { checkJob } from '../wings/screening/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Platform } from '../platform/platform.ts';
import type { jobRows } from './rows-of-jobs.ts';

/** What leads applicants away from the board, as a company may write it that means no harm. */
const HELD_JOB = {
  title: 'Saturday Delivery Helper',
  description:
    'You ride along on Saturdays, carry boxes to the door and keep the list. It is four hours, always with the same driver. No need to apply here: text our manager on WhatsApp with your name, and she sends you the next date.',
};

const HELD_SHIFT = { weekday: 'sat', date: null, start: '09:00', end: '13:00' } as const;

interface Stored {
  readonly employerIds: ReadonlyMap<string, string>;
  readonly rows: ReturnType<typeof jobRows>;
}

/** A job of the sample that is held for review, with its case. */
export async function addSampleHold(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'clock' | 'config' | 'secrets'>,
  { employers }: DemoData,
  { employerIds, rows }: Stored,
): Promise<void> {
  const ownKeys: readonly string[] = Object.values(demoAccounts).map(({ key }) => key);
  for (const { key, plan } of employers) {
    const employerId = employerIds.get(key);
    const active = rows.filter((row) => row.employer_id === employerId && row.status === 'Active');
    const [like] = active;
    if (plan !== 'impact' || !like || ownKeys.includes(key)) continue;
    if (active.length >= PLAN_ACTIVE_JOBS[plan]) continue;
    const shifts = columnsOfShifts([{ ...HELD_SHIFT, id: newId(), capacity: like.openings }]);
    const job = { ...like, ...HELD_JOB, ...shifts, id: newId() };
    await transaction.insertInto('jobs').values(job).execute();
    await checkJob(transaction, platform, job.id);
    return;
  }
  throw new Error('The sample has no company with room for a job.');
}
