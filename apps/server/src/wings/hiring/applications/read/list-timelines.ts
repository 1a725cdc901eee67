import {
  applicationEvent,
  type ApplicationEvent,
  type ApplicationStatus,
  employerStatusLabels,
  seekerStatusLabels,
} from '@nextshift/contract';
import type { Session } from '../../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { listEndings, listEvents } from './application-events.queries.ts';
import { presentEnding } from './present-ending.ts';

/** A newer version, running meanwhile, may have stored a reason that this one does not know. */
const knownReason = applicationEvent.shape.reason.catch(null);

/**
 * What happened to applications, by application id, in the words of one side. An undecided one has ended
 * with its job, although its row follows later.
 */
export async function listTimelines(
  database: Queryable,
  applicationIds: readonly string[],
  viewer: Session['kind'],
): Promise<Map<string, ApplicationEvent[]>> {
  const timelines = new Map<string, ApplicationEvent[]>();
  if (applicationIds.length === 0) return timelines;
  const labels: Readonly<Record<ApplicationStatus, ApplicationEvent['to']>> =
    viewer === 'seeker' ? seekerStatusLabels : employerStatusLabels;
  const add = (id: string, event: ApplicationEvent) => {
    timelines.set(id, [...(timelines.get(id) ?? []), event]);
  };
  for (const event of await listEvents(database, applicationIds)) {
    const { at, from_status: from, to_status: to, actor, reason } = event;
    add(event.application_id, {
      at: at.toISOString(),
      from: from && labels[from],
      to: labels[to],
      actor,
      reason: knownReason.parse(reason),
    });
  }
  for (const row of await listEndings(database, applicationIds)) {
    const { status, endedReason } = presentEnding(row.status, row);
    if (status === row.status || row.closed_at === null) continue;
    const [from, to] = [labels[row.status], labels[status]];
    const at = row.closed_at.toISOString();
    add(row.id, { at, from, to, actor: 'system', reason: endedReason });
  }
  return timelines;
}
