import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { SecretBox } from '../../../../platform/security/secret-box.ts';
import { findCasesOfEmail } from './watched-emails.queries.ts';

/** A heavy hold that nobody has dismissed, whatever became of what it was about. */
export interface HeavyCase {
  readonly id: string;
  readonly subject_id: string;
  readonly heavy_since: Date;
  /** What each of its versions is recognized by. */
  readonly versions: readonly (readonly number[])[];
}

/** Those of a company, and of a deleted account that had its address, while that is watched. */
export async function findHeavyCases(
  transaction: DatabaseTransaction,
  secrets: SecretBox,
  employerId: string,
): Promise<HeavyCase[]> {
  const inherited = await findCasesOfEmail(transaction, secrets, employerId);
  const rows = await transaction
    .selectFrom('cases')
    .leftJoin('held_versions', 'held_versions.case_id', 'cases.id')
    .select(['cases.id', 'cases.subject_id', 'cases.heavy_since', 'held_versions.hashes'])
    .where((row) =>
      row.or([
        row('cases.employer_id', '=', employerId),
        sql<boolean>`cases.id = any(${inherited}::uuid[])`,
      ]),
    )
    .where('cases.heavy_since', 'is not', null)
    // What a company writes to one person says nothing of its postings.
    .where('cases.subject_type', '<>', 'message')
    .where('cases.settled_at', 'is', null)
    .where('cases.reversed_at', 'is', null)
    .where((row) => row.or([row('decision', 'is', null), row('decision', '=', 'uphold')]))
    .orderBy('cases.id')
    .orderBy('held_versions.id')
    .execute();
  const found = new Map<string, HeavyCase & { versions: (readonly number[])[] }>();
  for (const { id, subject_id, heavy_since, hashes } of rows) {
    if (!heavy_since) continue;
    const one = found.get(id) ?? { id, subject_id, heavy_since, versions: [] };
    if (hashes && hashes.length > 0) one.versions.push(hashes);
    found.set(id, one);
  }
  return [...found.values()];
}

/** What of a company is held now, with why: its jobs, by id, and its page. */
export function findHeldOf(transaction: DatabaseTransaction, employerId: string) {
  const jobs = transaction
    .selectFrom('job_holds')
    .innerJoin('jobs', 'jobs.id', 'job_holds.job_id')
    .select((row) => [row.val<'job' | 'company'>('job').as('type'), 'jobs.id'])
    .select(['cause', 'signals', 'held_since', 'job_holds.heavy_since'])
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.moderation', '=', 'held');
  const page = transaction
    .selectFrom('company_holds')
    .select((row) => [row.val<'job' | 'company'>('company').as('type'), 'employer_id as id'])
    .select(['cause', 'signals', 'held_since', 'heavy_since'])
    .where('employer_id', '=', employerId)
    .where('held_since', 'is not', null);
  return jobs.unionAll(page).orderBy('id').execute();
}

/** Opens the cases again that a case had settled, unless their subjects have other open ones. @returns their subjects */
export async function reopenSettledBy(transaction: DatabaseTransaction, caseId: string) {
  return transaction
    .updateTable('cases')
    .set({ settled_at: null, settled_by: null })
    .where('settled_by', '=', caseId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('cases as other')
            .select('other.id')
            .whereRef('other.subject_type', '=', 'cases.subject_type')
            .whereRef('other.subject_id', '=', 'cases.subject_id')
            .where('other.decided_at', 'is', null)
            .where('other.settled_at', 'is', null),
        ),
      ),
    )
    .returning(['subject_type as type', 'subject_id as id'])
    .execute();
}
