import type { Queryable } from '../../../platform/database/database.ts';

/** The job that a decision removed, and its employer; undefined once the decision was undone. */
export function findRemoval(database: Queryable, caseId: string, decidedAt: Date) {
  return database
    .selectFrom('cases')
    .innerJoin('jobs', 'jobs.id', 'cases.subject_id')
    .innerJoin('employers', 'employers.id', 'cases.employer_id')
    .select([
      'jobs.employer_id',
      'employers.email',
      'employers.company_name',
      'jobs.title',
      'cases.decision_reason',
    ])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('appeals')
            .select('appeals.id')
            .whereRef('appeals.case_id', '=', 'cases.id')
            .where('appeals.measure', '=', 'held'),
        )
        .as('answers_appeal'),
    )
    .where('cases.id', '=', caseId)
    .where('cases.action', '=', 'remove_job')
    .where('cases.decided_at', '=', decidedAt)
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}
