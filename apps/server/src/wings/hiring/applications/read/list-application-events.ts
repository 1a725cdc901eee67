import type { ApplicationEvent } from '@nextshift/contract';
import type { Session } from '../../../../platform/authentication/sessions.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findApplicationDetail } from './application-detail.queries.ts';
import { recordSeen } from './application-events.queries.ts';
import { listTimelines } from './list-timelines.ts';
import { presentEnding } from './present-ending.ts';

/** What happened to an application, for its applicant or the job's employer, who has opened it then. */
export async function listApplicationEvents(
  { database, clock }: Platform,
  session: Session,
  applicationId: string,
): Promise<ApplicationEvent[]> {
  const row = await findApplicationDetail(database, session, applicationId);
  if (!row) throw new AppError('not_found');
  const { status } = presentEnding(row.application_status, row);
  if (session.kind === 'employer' && status !== 'ended') {
    if (!(await recordSeen(database, row, clock()))) throw new AppError('not_found');
  }
  const timelines = await listTimelines(database, [applicationId], session.kind);
  return timelines.get(applicationId) ?? [];
}
