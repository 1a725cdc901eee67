import {
  type BodyOf,
  DAY_MS,
  type Report,
  type reportSubject as endpoint,
} from '@nextshift/contract';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOf } from '../../../platform/security/network-of.ts';
import { holdReported, lockCompany, openCase } from '../../screening/index.ts';
import { lockJob } from '../../jobs/index.ts';
import { findReportedSubject } from './find-reported-subject.ts';
import { presentReport } from './present-report.ts';
import { countReportsSince, findReport, insertReport, setNoteOfReport } from './reports.queries.ts';

/** Reports of one account in a day. */
const REPORTS_A_DAY = 20;

/**
 * Reports what the reporter may read; the first report opens a case. Who has an open report of it gets
 * that one, with the note that comes now, if one does.
 * @throws {AppError} not_found, forbidden for one's own, too_many_requests
 */
export function reportSubject(
  platform: Platform,
  reporter: Account,
  { ip, ...body }: BodyOf<typeof endpoint> & Pick<CallOrigin, 'ip'>,
): Promise<{ report: Report; isNew: boolean }> {
  const { database, secrets, clock } = platform;
  const network = secrets.mac(`network of a report ${siteOf(ip)}`);
  return database
    .transaction()
    .execute((transaction) => addReport(transaction, reporter, { ...body, network, now: clock() }));
}

interface GivenReport extends BodyOf<typeof endpoint> {
  /** A keyed hash of the network that it comes from; null if it is unknown. */
  readonly network: Buffer | null;
  readonly now: Date;
}

/** The same from a given network at a given time. */
export async function addReport(
  transaction: DatabaseTransaction,
  reporter: Account,
  { subjectType, subjectId, reason, note, network, now }: GivenReport,
): Promise<{ report: Report; isNew: boolean }> {
  const found = await findReportedSubject(transaction, reporter, { subjectType, subjectId });
  // Before the case, as anyone who changes a job or a company does.
  if (subjectType === 'job') await lockJob(transaction, subjectId);
  if (subjectType === 'company') await lockCompany(transaction, subjectId);
  const caseId = await openCase(transaction, { ...found, now });
  const read = () => findReport(transaction, caseId, reporter);
  const earlier = await read();
  if (earlier) {
    if (note !== null) await setNoteOfReport(transaction, earlier.id, note);
    return { report: presentReport(earlier, now), isNew: false };
  }
  await requireFewReports(transaction, reporter, now);
  await insertReport(transaction, { caseId, reporter, reason, note, network, now });
  if (subjectType === 'job' || subjectType === 'company') {
    await holdReported(transaction, { type: subjectType, id: subjectId }, now);
  }
  const report = await read();
  if (!report) throw new Error('the report was not stored');
  return { report: presentReport(report, now), isNew: true };
}

async function requireFewReports(
  transaction: DatabaseTransaction,
  reporter: Account,
  now: Date,
): Promise<void> {
  const count = await countReportsSince(transaction, reporter, new Date(now.getTime() - DAY_MS));
  if (count < REPORTS_A_DAY) return;
  const message = `You have made ${REPORTS_A_DAY} reports today. Please continue tomorrow.`;
  throw new AppError('too_many_requests', { message, retryAfter: DAY_MS / 1000 });
}
