import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { insertNotice } from '../../news/index.ts';
import { announceInterview } from '../announce-interview.ts';
import { attendanceMail } from '../mails/attendance-mail.ts';
import { interviewMail } from '../mails/interview-mail.ts';
import {
  endReminders,
  takeReminders,
  takeUnasked,
  takeUntold,
  type ToldInterview,
} from './settle-interviews.queries.ts';

/** Interviews per transaction. */
const BATCH_SIZE = 200;

/**
 * The recurring task that tells of interviews which a decision or the end of a job has cancelled, reminds seekers a day and
 * two hours before, and asks employers the day after who came. Many instances may run it at once.
 */
export const settleInterviews = defineTask({
  name: 'interview-times',
  schedule: 'every minute',
  async run({ database, clock }) {
    const inBatches = async (work: typeof tellCancelled) => {
      const once = (transaction: DatabaseTransaction) => work(transaction, clock());
      while ((await database.transaction().execute(once)) > 0);
    };
    await inBatches(tellCancelled);
    await inBatches(remind);
    await inBatches(ask);
  },
});

async function tellCancelled(transaction: DatabaseTransaction, now: Date): Promise<number> {
  const told = await takeUntold(transaction, BATCH_SIZE);
  for (const row of told) await announceInterview(transaction, row, { status: 'cancelled', now });
  return told.length;
}

async function remind(transaction: DatabaseTransaction, now: Date): Promise<number> {
  await endReminders(transaction, now);
  const reminded = await takeReminders(transaction, { now, limit: BATCH_SIZE });
  for (const row of reminded) await remindOf(transaction, row, now);
  return reminded.length;
}

async function remindOf(
  transaction: DatabaseTransaction,
  row: ToldInterview,
  now: Date,
): Promise<void> {
  const { id: interviewId, application_id: applicationId, seeker_id: seekerId } = row;
  if (seekerId === null || row.starts_at === null) return;
  const notice = { seekerId, applicationId, interviewId, status: row.application_status, now };
  await insertNotice(transaction, { ...notice, reason: 'interview_soon' });
  const sequence = String(row.sequence);
  const at = now.toISOString();
  await enqueue(transaction, interviewMail, {
    interviewId,
    to: 'seeker',
    news: 'soon',
    sequence,
    at,
    startsAt: row.starts_at.toISOString(),
  });
}

async function ask(transaction: DatabaseTransaction, now: Date): Promise<number> {
  const jobIds = await takeUnasked(transaction, { now, limit: BATCH_SIZE });
  for (const jobId of new Set(jobIds)) {
    await enqueue(transaction, attendanceMail, { jobId, askedAt: now.toISOString() });
  }
  return jobIds.length;
}
