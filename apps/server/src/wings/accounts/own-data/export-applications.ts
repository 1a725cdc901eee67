import { seekerStatusLabels } from '@nextshift/contract';
import type { Database } from '../../../platform/database/database.ts';
import { listTimelines, presentAnswerDue, presentEnding } from '../../hiring/index.ts';
import { listAllApplications } from './joined-data.queries.ts';

/** All applications of a seeker, in the status that the seeker's pages show, with their timelines. */
export async function exportApplications(database: Database, seekerId: string) {
  const rows = await listAllApplications(database, seekerId);
  const ids = rows.map(({ id }) => id);
  const timelines = await listTimelines(database, ids, 'seeker');
  return rows.map(({ ended_reason, closed_reason, awaiting_answer_since, moderation, ...row }) => {
    const { status, endedReason } = presentEnding(row.status, { ended_reason, closed_reason });
    return {
      ...row,
      status: seekerStatusLabels[status],
      endedReason,
      answerDueAt: presentAnswerDue(status, { awaiting_answer_since, moderation }),
      timeline: timelines.get(row.id) ?? [],
    };
  });
}
