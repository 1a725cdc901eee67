import { applicationTemplate, type Industry } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../platform/database/database.ts';
import { isPublicJob, type JobRow } from '../jobs/index.ts';

const DAY_MS = 86_400_000;
/** Public jobs of an industry, the first in search order, whose pay is compared; fewer say nothing. */
const PAY_SAMPLE = 1_000;
const PAY_SAMPLE_MIN = 50;
/** Jobs whose texts are compared. */
const CANDIDATES_MAX = 200;

/** What the rules read of a job's company. */
export function findPostingCompany(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .select([
      'company_name',
      'description',
      'city',
      'state',
      'website',
      'email',
      'contact_email',
      'created_at',
      'verified_at',
      'phone_number',
      'tax_number_encrypted',
      'tax_number_last_four',
    ])
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow();
}

/** The questions of a job's current form, with their options. */
export async function findQuestions(database: Queryable, jobId: string): Promise<string[]> {
  const row = await database
    .selectFrom('application_forms')
    .select('questions')
    .where('job_id', '=', jobId)
    .where('is_current', '=', true)
    .executeTakeFirst();
  const questions = applicationTemplate.shape.questions.parse(row?.questions ?? []);
  return questions.map(({ question, options }) => [question, ...options].join('\n'));
}

/** Jobs that an account has posted in the last day. */
export async function countPostedToday(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/** The hourly pay that 99 of 100 public jobs of an industry do not exceed; null if there are too few. */
export async function findUsualPay(
  transaction: DatabaseTransaction,
  jobId: string,
  industry: Industry | null,
): Promise<number | null> {
  if (industry === null) return null;
  const first = transaction
    .selectFrom('jobs')
    .select('hourly_max')
    .where(isPublicJob)
    .where('industry', '=', industry)
    .where('hourly_max', 'is not', null)
    .where('id', '<>', jobId)
    .orderBy('placement', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAY_SAMPLE);
  const { usual, count } = await transaction
    .selectFrom(first.as('first'))
    .select((select) => [
      sql<number | null>`percentile_disc(0.99) within group (order by hourly_max)`.as('usual'),
      select.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  return count < PAY_SAMPLE_MIN ? null : usual;
}

interface Fingerprint {
  /** None of a text that is too short for them. */
  readonly hashes: readonly number[];
  readonly bands: readonly number[];
  /** Of the text itself. */
  readonly digest: Buffer;
}

/** Stores by what a job's text is known. @returns since when the job has this text */
export async function storeFingerprint(
  transaction: DatabaseTransaction,
  { id, created_at: postedAt }: Pick<JobRow, 'id' | 'created_at'>,
  { hashes, bands, digest }: Fingerprint,
  now: Date,
): Promise<Date> {
  const before = await transaction
    .selectFrom('job_fingerprints')
    .select(['hashes', 'text_digest', 'changed_at'])
    .where('job_id', '=', id)
    .executeTakeFirst();
  const isSame =
    before?.text_digest?.equals(digest) ??
    before?.hashes.every((hash, index) => hash === hashes[index]);
  const changedAt = isSame === false ? now : (before?.changed_at ?? postedAt);
  const columns = {
    hashes: [...hashes],
    bands: [...bands],
    text_digest: digest,
    changed_at: changedAt,
  };
  // Most checks are of other changes.
  if (before?.text_digest && isSame && isEqual(before.hashes, hashes)) return changedAt;
  await transaction
    .insertInto('job_fingerprints')
    .values({ job_id: id, ...columns })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(columns))
    .execute();
  return changedAt;
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((hash, index) => hash === other[index]);
}

/** Other public jobs that share a part of a text. */
export function findSimilarJobs(
  transaction: DatabaseTransaction,
  jobId: string,
  bands: readonly number[],
) {
  return transaction
    .selectFrom('job_fingerprints')
    .innerJoin('jobs', 'jobs.id', 'job_fingerprints.job_id')
    .select(['job_fingerprints.hashes', 'jobs.employer_id'])
    .where(sql<boolean>`job_fingerprints.bands && ${[...bands]}::int[]`)
    .where('jobs.id', '<>', jobId)
    .where(isPublicJob)
    .limit(CANDIDATES_MAX)
    .execute();
}

/**
 * Jobs of other companies, older than this one, that an operator removed, and that share a part of its text. The
 * company whose text was copied has the older job, and is not held for it.
 */
export function findRemovedJobs(
  transaction: DatabaseTransaction,
  { employer_id: employerId, created_at: createdAt }: Pick<JobRow, 'employer_id' | 'created_at'>,
  bands: readonly number[],
) {
  return transaction
    .selectFrom('job_fingerprints')
    .innerJoin('jobs', 'jobs.id', 'job_fingerprints.job_id')
    .select('job_fingerprints.hashes')
    .where(sql<boolean>`job_fingerprints.bands && ${[...bands]}::int[]`)
    .where('jobs.employer_id', '<>', employerId)
    .where('jobs.moderation', '=', 'removed')
    .where('jobs.created_at', '<', createdAt)
    .limit(CANDIDATES_MAX)
    .execute();
}

/**
 * Other jobs of an account that an operator removed, or that were held because of reports before this one got its text:
 * the branches of a chain share a text, and are not held for the reports about one.
 */
export function findRefusedJobs(
  transaction: DatabaseTransaction,
  { id, employer_id: employerId }: Pick<JobRow, 'id' | 'employer_id'>,
  changedAt: Date,
) {
  return transaction
    .selectFrom('jobs')
    .leftJoin('job_fingerprints', 'job_fingerprints.job_id', 'jobs.id')
    .leftJoin('job_holds', 'job_holds.job_id', 'jobs.id')
    .select(['jobs.title', 'jobs.description', 'job_fingerprints.hashes'])
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.id', '<>', id)
    .where((row) =>
      row.or([
        row('jobs.moderation', '=', 'removed'),
        row.and([
          row('jobs.moderation', '=', 'held'),
          row('job_holds.cause', '=', 'reports'),
          row('job_holds.held_since', '<', changedAt),
        ]),
      ]),
    )
    .orderBy('jobs.created_at', 'desc')
    .limit(CANDIDATES_MAX)
    .execute();
}

interface CompanyDetails {
  readonly phone_number: string | null;
  readonly tax_number_last_four: string | null;
}

/** Whether a company has paid with a card of a suspended one. */
export async function sharesCardWithSuspended(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<boolean> {
  const shared = await transaction
    .selectFrom('employer_cards as own')
    .innerJoin('employer_cards as other', 'other.fingerprint', 'own.fingerprint')
    .innerJoin('employers', 'employers.id', 'other.employer_id')
    .select('own.fingerprint')
    .where('own.employer_id', '=', employerId)
    .where('employers.id', '<>', employerId)
    .where('employers.suspended_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}

/** Suspended companies, other than this one, with which it may share a number. */
export function findSuspendedLike(
  transaction: DatabaseTransaction,
  employerId: string,
  { phone_number: phone, tax_number_last_four: lastFour }: CompanyDetails,
) {
  return transaction
    .selectFrom('employers')
    .select(['phone_number', 'tax_number_encrypted'])
    .where('suspended_at', 'is not', null)
    .where('id', '<>', employerId)
    .where((other) =>
      other.or([other('phone_number', '=', phone), other('tax_number_last_four', '=', lastFour)]),
    )
    .execute();
}
