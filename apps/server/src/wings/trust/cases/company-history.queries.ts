import { CASE_LIST_MAX } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { isAboutCompany } from '../../screening/index.ts';
import type { CaseRow } from './cases.queries.ts';

/** The other cases about a company. */
function selectOtherCases(database: Queryable, { id, employer_id: employerId }: CaseRow) {
  return database
    .selectFrom('cases')
    .where('cases.employer_id', '=', employerId)
    .where('cases.id', '<>', id)
    .where(isAboutCompany);
}

/** Counts the other cases about a company, and its active jobs. A reversed decision counts as a dismissal. */
export function countHistory(database: Queryable, row: CaseRow) {
  return selectOtherCases(database, row)
    .select((select) => [
      select.fn
        .countAll<number>()
        .filterWhere((one) =>
          one.and([one('decision', '=', 'uphold'), one('reversed_at', 'is', null)]),
        )
        .as('upheld'),
      select.fn
        .countAll<number>()
        .filterWhere((one) =>
          one.or([one('decision', '=', 'dismiss'), one('reversed_at', 'is not', null)]),
        )
        .as('dismissed'),
      select.fn
        .countAll<number>()
        .filterWhere((one) => one.and([one('decision', 'is', null), one('settled_at', 'is', null)]))
        .as('open'),
      select
        .selectFrom('jobs')
        .where('jobs.employer_id', '=', row.employer_id)
        .where('jobs.status', '=', 'Active')
        .select((jobs) => jobs.fn.countAll<number>().as('count'))
        .as('active_jobs'),
    ])
    .$narrowType<{ active_jobs: number }>()
    .executeTakeFirstOrThrow();
}

/** The newest other cases about a company. */
export function findOtherCases(database: Queryable, row: CaseRow) {
  return selectOtherCases(database, row)
    .select(['id', 'subject', 'opened_at', 'decision', 'reversed_at', 'settled_at'])
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CASE_LIST_MAX)
    .execute();
}

/** The newest jobs of a company, except the one that the case is about. */
export function findJobsOfCompany(database: Queryable, row: CaseRow) {
  return database
    .selectFrom('jobs')
    .select(['id', 'title', 'status', 'moderation', 'created_at'])
    .where('employer_id', '=', row.employer_id)
    .where('id', '<>', row.subject_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CASE_LIST_MAX)
    .execute();
}
