import {
  type ApplicationEvent,
  type ApplicationStatus,
  employerStatusLabels,
  seekerStatusLabels,
} from '@nextshift/contract';
import type { Session } from '../../../platform/authentication/sessions.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findApplicationDetail } from './application-detail.queries.ts';
import { listEvents, recordSeen } from './application-events.queries.ts';
import { presentEnding } from './present-ending.ts';

/**
 * What happened to an application, for its applicant or the job's employer, who has opened it then. An
 * undecided one has ended with its job, although its row follows later.
 */
export async function listApplicationEvents(
  { database, clock }: Platform,
  session: Session,
  applicationId: string,
): Promise<ApplicationEvent[]> {
  const row = await findApplicationDetail(database, session, applicationId);
  if (!row) throw new AppError('not_found');
  const { status, endedReason } = presentEnding(row.application_status, row);
  if (session.kind === 'employer' && status !== 'ended') {
    await recordSeen(database, applicationId, clock());
  }
  const labels: Readonly<Record<ApplicationStatus, ApplicationEvent['to']>> =
    session.kind === 'seeker' ? seekerStatusLabels : employerStatusLabels;
  const events = (await listEvents(database, applicationId)).map(
    ({ at, from_status: from, to_status: to, actor, reason }): ApplicationEvent => ({
      at: at.toISOString(),
      from: from && labels[from],
      to: labels[to],
      actor,
      reason,
    }),
  );
  if (status === row.application_status || row.closed_at === null) return events;
  const [from, to] = [labels[row.application_status], labels[status]];
  const at = row.closed_at.toISOString();
  return [...events, { at, from, to, actor: 'system', reason: endedReason }];
}
