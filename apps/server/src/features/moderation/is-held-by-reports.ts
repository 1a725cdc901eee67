import type { Queryable } from '../../platform/database/database.ts';
import { findReportedCase, findReporters, type ReportedSubject } from './reporters.queries.ts';

const DAY_MS = 86_400_000;
/** Reporters who hold a job or the page of a company, of accounts older than seven days and in networks of their own. */
const HOLDING_REPORTERS = 3;
const HOLDING_ACCOUNT_DAYS = 7;
/** Whose last reports were all dismissed counts half. */
const JUDGED_REPORTS = 10;

/**
 * Whether enough people have reported a job or a company since it was last decided about. Anyone who was wrong the last ten times counts
 * half, and of several in one network only one counts.
 */
export async function isHeldByReports(
  database: Queryable,
  subject: ReportedSubject,
): Promise<boolean> {
  const caseId = await findReportedCase(database, subject, HOLDING_REPORTERS);
  if (caseId === undefined) return false;
  const reporters = await findReporters(database, caseId, {
    accountAgeMs: HOLDING_ACCOUNT_DAYS * DAY_MS,
    judgedReports: JUDGED_REPORTS,
  });
  const voices = new Map<string, number>();
  for (const [index, { network, decided, upheld }] of reporters.entries()) {
    const key = network?.toString('hex') ?? String(index);
    const voice = decided >= JUDGED_REPORTS && upheld === 0 ? 0.5 : 1;
    voices.set(key, Math.max(voice, voices.get(key) ?? 0));
  }
  return [...voices.values()].reduce((sum, voice) => sum + voice, 0) >= HOLDING_REPORTERS;
}
