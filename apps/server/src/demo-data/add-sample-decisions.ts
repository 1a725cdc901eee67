import { cannedReasons, type CannedReasonId, DAY_MS, HOUR_MS } from '@nextshift/contract';
import { type DemoData, daysBefore } from '@nextshift/demo-data';
import { demoAccounts, demoOperator } from '@nextshift/demo-data/accounts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Platform } from '../platform/platform.ts';
import { checkJob } from '../wings/screening/index.ts';
import { decideSampleCase } from '../wings/trust/index.ts';
import { idOfKey } from './id-of-key.ts';
import type { jobRows } from './rows-of-jobs.ts';

interface DecidedJob {
  readonly title: string;
  readonly description: string;
  readonly daysAgo: number;
  readonly reason: CannedReasonId;
}

const DECIDED_JOBS: readonly DecidedJob[] = [
  {
    title: 'Flea Market Stand Assistant',
    description:
      'You set up tables at six on Sunday, help people find a size, and fold what is left at two. The map of the stands is at bit.ly/stand-map.',
    daysAgo: 96,
    reason: 'nothing_wrong',
  },
  {
    title: 'Home Assembly of Key Rings',
    description:
      'You put key rings together at home. Before your first box you pay a $45 deposit for the starter kit by gift card, and we refund it with your first check. Order it at wa.me/15550164.',
    daysAgo: 88,
    reason: 'asks_for_fees',
  },
  {
    title: 'Parcel Desk Assistant',
    description:
      'Parcels come to your home, you put new labels on them and send them on. Scan your passport and your bank login and send both to wa.me/15550179 to start today.',
    daysAgo: 61,
    reason: 'asks_for_papers',
  },
  {
    title: 'Poster Runner',
    description:
      'You hang posters for concerts around campus on two evenings a week, on boards that allow it. Pictures of good spots are at tinyurl.com/poster-spots.',
    daysAgo: 34,
    reason: 'explained',
  },
  {
    title: 'Payments Assistant From Home',
    description:
      'You receive transfers of our customers in your own bank account, keep five percent, and send the rest on as gift cards. Text the manager at wa.me/15550181.',
    daysAgo: 27,
    reason: 'handles_money',
  },
];

interface Stored {
  readonly employerIds: ReadonlyMap<string, string>;
  readonly rows: ReturnType<typeof jobRows>;
  readonly now: Date;
}

/** Jobs of the sample that an operator decided about within the last months. None of them is open anymore. */
export async function addSampleDecisions(
  transaction: DatabaseTransaction,
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  { employers }: DemoData,
  { employerIds, rows, now }: Stored,
): Promise<void> {
  const operator = await transaction
    .selectFrom('operators')
    .select('id')
    .where('email', '=', demoOperator.email)
    .executeTakeFirstOrThrow();
  const ownKeys: readonly string[] = Object.values(demoAccounts).map(({ key }) => key);
  const models = employers
    .filter(({ key, plan }) => plan === 'impact' && !ownKeys.includes(key))
    .flatMap(({ key }) => rows.find((row) => row.employer_id === idOfKey(employerIds, key)) ?? []);
  for (const [index, { title, description, daysAgo, reason }] of DECIDED_JOBS.entries()) {
    const like = models.at(-1 - index);
    if (!like) throw new Error('The sample has no company for a decided job.');
    const postedAt = daysBefore(now, daysAgo);
    const dates = { published_at: postedAt, created_at: postedAt, updated_at: postedAt };
    const open = { status: 'Active' as const, closed_at: null, closed_reason: null };
    const job = { ...like, ...dates, ...open, title, description, id: newId() };
    await transaction.insertInto('jobs').values(job).execute();
    await checkJob(transaction, { config, secrets, clock: () => postedAt }, job.id);
    const { id: caseId } = await transaction
      .selectFrom('cases')
      .select('id')
      .where('subject_id', '=', job.id)
      .executeTakeFirstOrThrow();
    const { decision, text } = cannedReasons[reason];
    const action = decision === 'uphold' ? 'remove_job' : 'none';
    const decidedAt = new Date(postedAt.getTime() + 5 * HOUR_MS);
    const act = {
      decision,
      action,
      reason: text,
      operatorId: operator.id,
      now: decidedAt,
    } as const;
    await decideSampleCase(transaction, { config, secrets }, caseId, act);
    if (decision === 'uphold') continue;
    const closedAt = new Date(decidedAt.getTime() + 5 * DAY_MS);
    await transaction
      .updateTable('jobs')
      .set({ status: 'Closed', closed_at: closedAt, closed_reason: 'closed' })
      .where('id', '=', job.id)
      .execute();
  }
}
