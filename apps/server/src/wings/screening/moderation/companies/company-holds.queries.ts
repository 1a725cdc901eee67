import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';

/** Locks a company, so that its page stays as it is. */
export async function lockCompany(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  await transaction
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .forNoKeyUpdate()
    .execute();
}

/** What a case of the company has besides its texts: that it accepts too many applicants. */
export async function findOtherSignals(
  transaction: DatabaseTransaction,
  employerId: string,
  rule: string,
): Promise<unknown> {
  const { rows } = await sql<{ signals: unknown }>`
    select jsonb_path_query_array(signals, '$[*] ? (@.rule == $rule)',
      jsonb_build_object('rule', ${rule}::text)) as signals
    from cases
    where subject_type = 'company' and subject_id = ${employerId}
      and decided_at is null and settled_at is null`.execute(transaction);
  return rows[0]?.signals ?? [];
}

/** The closed jobs of a company that are held without a case of their own. */
export async function findHeldWithCompany(
  database: Queryable,
  employerId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.status', '<>', 'Active')
    .where('jobs.moderation', '=', 'held')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('cases')
            .select('cases.id')
            .where('cases.subject_type', '=', 'job')
            .whereRef('cases.subject_id', '=', 'jobs.id')
            .where('cases.settled_at', 'is', null)
            .where((each) =>
              each.or([
                each('cases.decided_at', 'is', null),
                each('cases.decision', '=', 'uphold'),
              ]),
            ),
        ),
      ),
    )
    .orderBy('jobs.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The jobs that a decision about their company has released. */
export async function findReleasedBy(
  database: Queryable,
  employerId: string,
  caseId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('job_holds')
    .innerJoin('jobs', 'jobs.id', 'job_holds.job_id')
    .select('jobs.id')
    .where('jobs.employer_id', '=', employerId)
    .where('job_holds.released_by', '=', caseId)
    .orderBy('jobs.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A company with its present hold, for a mail; undefined once the account is deleted. */
export function findCompanyToMail(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .leftJoin('company_holds', (join) =>
      join
        .onRef('company_holds.employer_id', '=', 'employers.id')
        .on('company_holds.held_since', 'is not', null),
    )
    .select(['company_name', 'email', 'company_holds.cause', 'company_holds.signals'])
    .where('employers.id', '=', employerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
