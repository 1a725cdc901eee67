import { HOUR_MS } from '@nextshift/contract';
import { daysBefore, SAMPLE_TIME_ZONE } from '@nextshift/demo-data';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/database/new-id.ts';
import { insertNotice, listCoverCandidates } from '../wings/hiring/index.ts';
import { idOfKey } from './id-of-key.ts';

type IdsByKey = ReadonlyMap<string, string>;

interface Stored {
  readonly employerIds: IdsByKey;
  readonly seekerIds: IdsByKey;
  readonly now: Date;
}

/** Why the two of the sample cannot come. */
const REASONS = {
  asked: 'My lab exam was moved to that day',
  toApprove: 'My sister graduates that day',
} as const;

/**
 * Two shifts of the demo employer that somebody gives up: one that the demo seeker is asked to take, who works for it in
 * another job, and one that waits for its approval of who would.
 */
export async function addSampleCovers(
  transaction: DatabaseTransaction,
  { employerIds, seekerIds, now }: Stored,
): Promise<void> {
  const seekerId = idOfKey(seekerIds, demoAccounts.seeker.key);
  const employerId = idOfKey(employerIds, demoAccounts.employer.key);
  await transaction
    .updateTable('employers')
    .set({ cover_across: true })
    .where('id', '=', employerId)
    .execute();
  const asked = await findCover(transaction, { employerId, now, seekerId });
  await giveUp(transaction, asked, { reason: REASONS.asked, status: 'asked', now });
  const told = { ...noticeOf(asked), applicationId: asked.taker.applicationId, now };
  await insertNotice(transaction, { ...told, seekerId, reason: 'cover_asked' });

  const waiting = await findCover(transaction, { employerId, now, notOf: asked.jobId });
  await transaction
    .updateTable('jobs')
    .set({ cover_approval: true })
    .where('id', '=', waiting.jobId)
    .execute();
  await giveUp(transaction, waiting, { reason: REASONS.toApprove, status: 'to_approve', now });
  const toApprove = { ...noticeOf(waiting), applicationId: waiting.givenBy, now };
  await insertNotice(transaction, { ...toApprove, employerId, reason: 'cover_to_approve' });
}

interface Sought {
  readonly employerId: string;
  readonly now: Date;
  /** Who could take it; anybody by default. */
  readonly seekerId?: string;
  /** A job whose shifts do not count. */
  readonly notOf?: string;
}

type Cover = Awaited<ReturnType<typeof findCover>>;

/** The first shift from tomorrow on that a colleague could take, and who. */
async function findCover(
  transaction: DatabaseTransaction,
  { employerId, now, notOf, ...colleague }: Sought,
) {
  const ahead = await transaction
    .selectFrom('assignments')
    .select(['id', 'job_id', 'application_id'])
    .where('employer_id', '=', employerId)
    .where('status', '=', 'offered')
    .where(({ eb, fn }) => eb(fn<Date>('lower', ['during']), '>', daysBefore(now, -1)))
    .$if(notOf !== undefined, (query) => query.where('job_id', '<>', notOf ?? ''))
    .orderBy(({ fn }) => fn('lower', ['during']))
    .orderBy('id')
    .execute();
  for (const { id: assignmentId, job_id: jobId, application_id: givenBy } of ahead) {
    const wanted = { assignmentId, timeZone: SAMPLE_TIME_ZONE, ...colleague };
    const [taker] = await listCoverCandidates(transaction, wanted);
    if (taker) return { assignmentId, jobId, givenBy, taker };
  }
  throw new Error('The sample has no shift that a colleague could take.');
}

interface GivenUp {
  readonly reason: string;
  readonly status: 'asked' | 'to_approve';
  readonly now: Date;
}

async function giveUp(
  transaction: DatabaseTransaction,
  { assignmentId, taker }: Cover,
  { reason, status, now }: GivenUp,
): Promise<void> {
  const givenUpAt = new Date(now.getTime() - 3 * HOUR_MS);
  await transaction
    .updateTable('assignments')
    .set({ given_up_at: givenUpAt, give_up_reason: reason })
    .where('id', '=', assignmentId)
    .execute();
  await transaction
    .insertInto('cover_offers')
    .values({
      id: newId(),
      assignment_id: assignmentId,
      application_id: taker.applicationId,
      seeker_id: taker.seekerId,
      status,
      created_at: givenUpAt,
      answered_at: status === 'asked' ? null : now,
    })
    .execute();
}

/** What both notices say. */
function noticeOf({ assignmentId }: Cover) {
  return { assignmentId, status: 'accepted' } as const;
}
