import type { ApplicationDetail } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Session } from '../../../../platform/authentication/sessions.ts';
import { listAttachedDocuments } from '../documents/documents.queries.ts';
import { findApplicationDetail } from './application-detail.queries.ts';
import { employerMaySeeContact, recordContactViews } from '../../contact/index.ts';
import { recordSeen } from './application-events.queries.ts';
import { presentEnding } from './present-ending.ts';
import { presentDetailForEmployer, presentDetailForSeeker } from './present-application-detail.ts';

/** An application with its answers, for its applicant or the job's employer. */
export async function viewApplication(
  { database, clock }: Platform,
  session: Session,
  applicationId: string,
): Promise<ApplicationDetail> {
  const row = await findApplicationDetail(database, session, applicationId);
  if (!row) throw new AppError('not_found');
  const documents = (await listAttachedDocuments(database, [row.id])).get(row.id) ?? {};
  if (session.kind === 'seeker') return presentDetailForSeeker(row, documents);
  const now = clock();
  const { status } = presentEnding(row.application_status, row);
  if (status !== 'ended' && !(await recordSeen(database, row, now))) {
    throw new AppError('not_found');
  }
  const application = { ...row, status: row.application_status };
  if (employerMaySeeContact(application, now)) {
    await recordContactViews(database, [application], now);
  }
  return presentDetailForEmployer(row, documents, now);
}
