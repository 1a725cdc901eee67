import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { isPublicJob, type JobRow } from '../../../jobs/index.ts';

/** Jobs whose texts are compared with one. */
const CANDIDATES_MAX = 200;

/** A job with that by which its text is known. */
export interface Fingerprint {
  readonly job: Pick<JobRow, 'id' | 'created_at'>;
  /** None of a text that is too short for them. */
  readonly hashes: readonly number[];
  readonly bands: readonly number[];
  /** Of the text itself. */
  readonly digest: Buffer;
}

/** Stores by what the texts of jobs are known. @returns since when each job has its text */
export async function storeFingerprints(
  transaction: DatabaseTransaction,
  fingerprints: readonly Fingerprint[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await transaction
    .selectFrom('job_fingerprints')
    .select(['job_id', 'hashes', 'text_digest', 'changed_at'])
    .where(
      'job_id',
      'in',
      fingerprints.map(({ job }) => job.id),
    )
    .execute();
  const stored = new Map(rows.map((row) => [row.job_id, row]));
  const read = fingerprints.map(({ job, hashes, bands, digest }) => {
    const before = stored.get(job.id);
    const hasSameHashes = before !== undefined && isEqual(before.hashes, hashes);
    const isSame = before?.text_digest?.equals(digest) ?? hasSameHashes;
    const changedAt = before === undefined ? job.created_at : isSame ? before.changed_at : now;
    return {
      // Most checks are of other changes.
      isKnown: before?.text_digest != null && isSame && hasSameHashes,
      row: {
        job_id: job.id,
        hashes: [...hashes],
        bands: [...bands],
        text_digest: digest,
        changed_at: changedAt,
      },
    };
  });
  const changed = read.filter(({ isKnown }) => !isKnown).map(({ row }) => row);
  if (changed.length > 0) {
    await transaction
      .insertInto('job_fingerprints')
      .values(changed)
      .onConflict((conflict) =>
        conflict.column('job_id').doUpdateSet((row) => ({
          hashes: row.ref('excluded.hashes'),
          bands: row.ref('excluded.bands'),
          text_digest: row.ref('excluded.text_digest'),
          changed_at: row.ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
  return new Map(read.map(({ row }) => [row.job_id, row.changed_at]));
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((hash, index) => hash === other[index]);
}

/**
 * Jobs that share a part of the text of one of these: other public ones, and those of other companies, older than it, that
 * an operator removed. The company whose text was copied has the older job, and is not held for it.
 */
export function findSimilarJobs(transaction: DatabaseTransaction, jobIds: readonly string[]) {
  const isRemoved = sql<boolean>`jobs.moderation = 'removed'`;
  return (
    transaction
      // By the index of bands, and not through all public jobs, of which few are expected.
      .with(
        (name) => name('candidates').materialized(),
        (query) =>
          query
            .selectFrom('job_fingerprints as own')
            .innerJoin('job_fingerprints as other', (join) =>
              join
                .onRef('other.job_id', '<>', 'own.job_id')
                .on(sql<boolean>`other.bands && own.bands`),
            )
            .select(['own.job_id', 'other.job_id as other_id', 'other.hashes'])
            .where('own.job_id', 'in', jobIds),
      )
      .with('similar', (query) =>
        query
          .selectFrom('candidates')
          .innerJoin('jobs as read', 'read.id', 'candidates.job_id')
          .innerJoin('jobs', 'jobs.id', 'candidates.other_id')
          .select(['candidates.job_id', 'candidates.hashes', 'jobs.employer_id'])
          .select((row) => [
            isRemoved.as('is_removed'),
            row.fn
              .agg<number>('row_number')
              .over((over) => over.partitionBy(['candidates.job_id', 'jobs.moderation']))
              .as('place'),
          ])
          .where((row) =>
            row.or([
              isPublicJob,
              row.and([
                isRemoved,
                row('jobs.employer_id', '<>', row.ref('read.employer_id')),
                row('jobs.created_at', '<', row.ref('read.created_at')),
              ]),
            ]),
          ),
      )
      .selectFrom('similar')
      .select(['job_id', 'hashes', 'employer_id', 'is_removed'])
      .where('place', '<=', CANDIDATES_MAX)
      .execute()
  );
}

/** Jobs of an account that an operator removed, or that are held because of reports, the newest. */
export function findRefusedJobs(transaction: DatabaseTransaction, employerId: string) {
  return transaction
    .selectFrom('jobs')
    .leftJoin('job_fingerprints', 'job_fingerprints.job_id', 'jobs.id')
    .leftJoin('job_holds', 'job_holds.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.description', 'jobs.moderation'])
    .select(['job_fingerprints.hashes', 'job_holds.held_since'])
    .where('jobs.employer_id', '=', employerId)
    .where((row) =>
      row.or([
        row('jobs.moderation', '=', 'removed'),
        row.and([row('jobs.moderation', '=', 'held'), row('job_holds.cause', '=', 'reports')]),
      ]),
    )
    .orderBy('jobs.created_at', 'desc')
    .limit(CANDIDATES_MAX)
    .execute();
}

export type RefusedJob = Awaited<ReturnType<typeof findRefusedJobs>>[number];
