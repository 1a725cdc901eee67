import { DAY_MS } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findReportedCases, findReporters, type ReportedSubjects } from './reporters.queries.ts';

/** Reporters who hold a job or the page of a company, of accounts older than seven days and in networks of their own. */
const HOLDING_REPORTERS = 3;
const HOLDING_ACCOUNT_DAYS = 7;
/** Whose last reports were all dismissed counts half. */
const JUDGED_REPORTS = 10;

/** Whether enough people have reported a job or a company since it was last decided about. */
export async function isHeldByReports(
  database: Queryable,
  { type, id }: { readonly type: ReportedSubjects['type']; readonly id: string },
): Promise<boolean> {
  return (await findHeldByReports(database, { type, ids: [id] })).has(id);
}

/** Those of several subjects that are. */
export async function findHeldByReports(
  database: Queryable,
  subjects: ReportedSubjects,
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const { id, subject_id: subjectId } of await findReportedCases(
    database,
    subjects,
    HOLDING_REPORTERS,
  )) {
    if (await hasEnoughReporters(database, id)) held.add(subjectId);
  }
  return held;
}

/** Anyone who was wrong the last ten times counts half, and of several in one network only one counts. */
async function hasEnoughReporters(database: Queryable, caseId: string): Promise<boolean> {
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
