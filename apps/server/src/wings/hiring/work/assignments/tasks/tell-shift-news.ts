import { entityId, MINUTE_MS } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import { enqueue } from '../../../../../platform/queue/enqueue.ts';
import { defineTask } from '../../../../../platform/queue/define-task.ts';
import { insertNotice } from '../../../news/index.ts';
import { type MailedChange, shiftMail } from '../mails/shift-mail.ts';
import {
  findAcceptedSeekerId,
  lockUntoldChanges,
  recordTold,
  type UntoldChange,
} from '../told-shifts.queries.ts';

/** Changes that a mail lists. */
const LISTED_MAX = 10;
/** Changes within this time are told together. */
const GATHER_MS = 10 * MINUTE_MS;

/**
 * The task that tells an applicant of the shifts that were changed since they last knew, by a notice and a mail. What was
 * changed back meanwhile is no news. Anyone who is no longer accepted is told that instead.
 */
export const tellShiftNews = defineTask({
  name: 'shift-news',
  payload: z.object({ applicationId: entityId }),
  key: ({ applicationId }) => applicationId,
  async run({ database, clock }, { applicationId }) {
    await database.transaction().execute(async (transaction) => {
      const changes = await lockUntoldChanges(transaction, applicationId);
      if (changes.length === 0) return;
      const seekerId = await findAcceptedSeekerId(transaction, applicationId);
      await recordTold(
        transaction,
        changes.map(({ assignmentId }) => assignmentId),
      );
      if (seekerId === null) return;
      const now = clock();
      // A cover may be of another job than the application.
      for (const jobId of new Set(changes.map((change) => change.jobId))) {
        const ofJob = changes.filter((change) => change.jobId === jobId);
        await tell(transaction, ofJob, { seekerId, applicationId, jobId, now });
      }
    });
  },
});

interface Told {
  readonly seekerId: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly now: Date;
}

async function tell(
  transaction: DatabaseTransaction,
  changes: readonly UntoldChange[],
  { seekerId, applicationId, jobId, now }: Told,
): Promise<void> {
  await insertNotice(transaction, {
    seekerId,
    applicationId,
    status: 'accepted',
    reason: 'shifts_changed',
    assignmentId: changes[0]?.assignmentId,
    now,
  });
  await enqueue(transaction, shiftMail, {
    kind: 'changes',
    applicationId,
    jobId,
    changes: JSON.stringify(changes.slice(0, LISTED_MAX).map(toMailed)),
    count: String(changes.length),
    at: now.toISOString(),
  });
}

function toMailed({ told, now }: UntoldChange): MailedChange {
  const texts = ({ startsAt, endsAt }: NonNullable<typeof now>): [string, string] => [
    startsAt.toISOString(),
    endsAt.toISOString(),
  ];
  return { from: told && texts(told), to: now && texts(now) };
}

/** Queues what tells an applicant of changed shifts; it comes once for all changes until it runs. */
export function queueShiftNews(
  transaction: DatabaseTransaction,
  applicationId: string,
  delayMs = GATHER_MS,
): Promise<void> {
  const keepsTime = delayMs > 0;
  return enqueue(transaction, tellShiftNews, { applicationId }, { delayMs, keepsTime });
}
