import type { ReportReason } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { accountColumn } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';

/** Reports that a list shows. */
const SHOWN = 100;

function selectReports(database: Queryable) {
  return database
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.case_id')
    .select([
      'reports.id',
      'reports.reason',
      'reports.note',
      'reports.created_at',
      'cases.subject_type',
      'cases.subject_id',
      'cases.subject',
      'cases.decision',
      'cases.decided_at',
      'cases.reversed_at',
    ]);
}

export type ReportRow = Awaited<ReturnType<typeof findReportsOf>>[number];

/** The newest reports of an account. */
export function findReportsOf(database: Queryable, { kind, accountId }: Account) {
  return selectReports(database)
    .where(`reports.${accountColumn(kind)}`, '=', accountId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** An account's report within a case. */
export function findReport(
  database: Queryable,
  caseId: string,
  { kind, accountId }: Account,
): Promise<ReportRow | undefined> {
  return selectReports(database)
    .where('reports.case_id', '=', caseId)
    .where(`reports.${accountColumn(kind)}`, '=', accountId)
    .executeTakeFirst();
}

/** How many reports an account has made since then. */
export async function countReportsSince(
  database: Queryable,
  { kind, accountId }: Account,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('reports')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(accountColumn(kind), '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewReport {
  readonly caseId: string;
  readonly reporter: Account;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** A keyed hash of the network that it comes from; null if it is unknown. */
  readonly network: Buffer | null;
  readonly now: Date;
}

export async function insertReport(
  transaction: DatabaseTransaction,
  { caseId, reporter, reason, note, network, now }: NewReport,
): Promise<void> {
  await transaction
    .insertInto('reports')
    .values({
      id: newId(),
      case_id: caseId,
      reporter: reporter.kind,
      [accountColumn(reporter.kind)]: reporter.accountId,
      reason,
      note,
      network,
      created_at: now,
    })
    .execute();
}

/** Sets what the reporter says of it, in place of an earlier note. */
export async function setNoteOfReport(
  transaction: DatabaseTransaction,
  reportId: string,
  note: string,
): Promise<void> {
  await transaction.updateTable('reports').set({ note }).where('id', '=', reportId).execute();
}
