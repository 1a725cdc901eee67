import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** What several people together hold. */
export interface ReportedSubjects {
  readonly type: 'job' | 'company';
  readonly ids: readonly string[];
}

/** The open cases of subjects that so many people have reported at least. */
export function findReportedCases(
  database: Queryable,
  { type, ids }: ReportedSubjects,
  reports: number,
) {
  return database
    .selectFrom('cases')
    .select(['id', 'subject_id'])
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .where('decided_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('report_count', '>=', reports)
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
