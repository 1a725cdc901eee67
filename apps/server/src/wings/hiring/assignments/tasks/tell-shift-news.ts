import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import { insertNoticeIfEnabled } from '../../notices/index.ts';
import { type MailedChange, queueChangesMail } from '../mails/queue-shift-mails.ts';
import {
  findAcceptedSeekerId,
  lockUntoldChanges,
  recordTold,
  type UntoldChange,
} from '../told-shifts.queries.ts';

/** Changes that a mail lists. */
const LISTED_MAX = 10;

const payloadSchema = z.object({ applicationId: entityId });

/**
 * The task that tells an applicant of the shifts that were changed since they last knew, by a notice and a mail. What was
 * changed back meanwhile is no news. Anyone who is no longer accepted is told that instead.
 */
export async function tellShiftNews(
  { database, clock }: Platform,
  payload: unknown,
): Promise<void> {
  const { applicationId } = payloadSchema.parse(payload);
  await database.transaction().execute(async (transaction) => {
    const changes = await lockUntoldChanges(transaction, applicationId);
    const [first] = changes;
    if (!first) return;
    const seekerId = await findAcceptedSeekerId(transaction, applicationId);
    await recordTold(
      transaction,
      changes.map(({ assignmentId }) => assignmentId),
    );
    if (seekerId === null) return;
    const now = clock();
    await insertNoticeIfEnabled(transaction, {
      seekerId,
      applicationId,
      status: 'accepted',
      reason: 'shifts_changed',
      assignmentId: first.assignmentId,
      now,
    });
    const listed = changes.slice(0, LISTED_MAX).map(toMailed);
    await queueChangesMail(transaction, applicationId, {
      changes: listed,
      count: changes.length,
      now,
    });
  });
}

function toMailed({ told, now }: UntoldChange): MailedChange {
  const texts = ({ startsAt, endsAt }: NonNullable<typeof now>) =>
    [startsAt.toISOString(), endsAt.toISOString()] as const;
  return { from: told && texts(told), to: now && texts(now) };
}
