import type { ReportReason } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Account } from '../../platform/authentication/sessions.ts';
import { accountColumn } from '../../platform/authentication/sessions.ts';
import type { DatabaseTransaction, Queryable } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';

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

/** Somebody who has reported a subject. */
interface Reporter {
  readonly network: Buffer | null;
  /** Of their last reports: how many are decided, and how many of these were upheld. */
  readonly decided: number;
  readonly upheld: number;
}

/**
 * The reporters of a case whose accounts were old enough and confirmed, with how their last decided reports ended. Who
 * was wrong about the same subject before is not among them.
 */
export function findReporters(
  database: Queryable,
  caseId: string,
  { accountAgeMs, judgedReports }: { accountAgeMs: number; judgedReports: number },
): Promise<readonly Reporter[]> {
  return database
    .selectFrom('reports')
    .leftJoin('seekers', 'seekers.id', 'reports.seeker_id')
    .leftJoin('employers', 'employers.id', 'reports.employer_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom((judged) =>
            judged
              .selectFrom('reports as earlier')
              .innerJoin('cases', 'cases.id', 'earlier.case_id')
              .select(['cases.decision', 'cases.reversed_at'])
              .where('cases.decision', 'is not', null)
              .where((row) =>
                row.or([
                  row('earlier.seeker_id', '=', row.ref('reports.seeker_id')),
                  row('earlier.employer_id', '=', row.ref('reports.employer_id')),
                ]),
              )
              .orderBy('cases.decided_at', 'desc')
              .limit(judgedReports)
              .as('last'),
          )
          .select((select) => [
            select.fn.countAll<number>().as('decided'),
            select.fn
              .countAll<number>()
              .filterWhere((row) =>
                row.and([row('last.decision', '=', 'uphold'), row('last.reversed_at', 'is', null)]),
              )
              .as('upheld'),
          ])
          .as('past'),
      (join) => join.onTrue(),
    )
    .select('reports.network')
    .select((select) => [
      select.fn.coalesce('past.decided', sql<number>`0`).as('decided'),
      select.fn.coalesce('past.upheld', sql<number>`0`).as('upheld'),
    ])
    .where('reports.case_id', '=', caseId)
    .where(
      (row) => row.fn.coalesce('seekers.email_confirmed_at', 'employers.email_confirmed_at'),
      'is not',
      null,
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('reports as before')
            .innerJoin('cases as dismissed', 'dismissed.id', 'before.case_id')
            .innerJoin('cases as this', 'this.id', 'reports.case_id')
            .select('before.id')
            .whereRef('dismissed.subject_type', '=', 'this.subject_type')
            .whereRef('dismissed.subject_id', '=', 'this.subject_id')
            .where('dismissed.decision', '=', 'dismiss')
            .where('dismissed.reversed_at', 'is', null)
            .where((each) =>
              each.or([
                each('before.seeker_id', '=', each.ref('reports.seeker_id')),
                each('before.employer_id', '=', each.ref('reports.employer_id')),
              ]),
            ),
        ),
      ),
    )
    .where(
      sql<boolean>`reports.created_at - coalesce(seekers.created_at, employers.created_at)
        > ${accountAgeMs} * interval '1 millisecond'`,
    )
    .execute();
}
