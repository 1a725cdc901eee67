import { seekerStatusLabels } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import {
  listAllMessages,
  listTimelines,
  presentAnswerDue,
  presentEnding,
} from '../../hiring/index.ts';
import { listAllApplications } from './joined-data.queries.ts';

/** All applications of a seeker, in the status that the seeker's pages show, with their timelines and messages. */
export async function exportApplications(platform: Platform, seekerId: string) {
  const { database } = platform;
  const rows = await listAllApplications(database, seekerId);
  const ids = rows.map(({ id }) => id);
  const timelines = await listTimelines(database, ids, 'seeker');
  const account = { kind: 'seeker', accountId: seekerId } as const;
  const messages = await listAllMessages(platform, account, ids);
  return rows.map(({ ended_reason, closed_reason, awaiting_answer_since, moderation, ...row }) => {
    const { status, endedReason } = presentEnding(row.status, { ended_reason, closed_reason });
    return {
      ...row,
      status: seekerStatusLabels[status],
      endedReason,
      answerDueAt: presentAnswerDue(status, { awaiting_answer_since, moderation }),
      timeline: timelines.get(row.id) ?? [],
      messages: messages.get(row.id) ?? [],
    };
  });
}
