import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { isPublicJob, type JobRow } from '../../../jobs/index.ts';

/** Jobs whose texts are compared with one. */
const CANDIDATES_MAX = 200;

/** A job with that by which its text is known. */
export interface Fingerprint {
  readonly job: Pick<JobRow, 'id' | 'created_at' | 'published_at' | 'status'>;
  /** None of a text that is too short for them. */
  readonly hashes: readonly number[];
  readonly bands: readonly number[];
  /** Of the text itself. */
  readonly digest: Buffer;
  /** Of all that the job says, and since when it is on the board. */
  readonly words: Buffer;
}

export interface TextTimes {
  /** Since when a job has the text by which copies are known. */
  readonly changedAt: Date;
  /** When it was posted, or got other words, if that is since it was last read; otherwise null. */
  readonly postedAt: Date | null;
}

/** Stores by what the texts of jobs are known. */
export async function storeFingerprints(
  transaction: DatabaseTransaction,
  fingerprints: readonly Fingerprint[],
  now: Date,
): Promise<ReadonlyMap<string, TextTimes>> {
  const rows = await transaction
    .selectFrom('job_fingerprints')
    .select(['job_id', 'hashes', 'text_digest', 'changed_at', 'words_digest'])
    .where(
      'job_id',
      'in',
      fingerprints.map(({ job }) => job.id),
    )
    .execute();
  const stored = new Map(rows.map((row) => [row.job_id, row]));
  const read = fingerprints.map(({ job, hashes, bands, digest, words }) => {
    const before = stored.get(job.id);
    const hasSameHashes = before !== undefined && isEqual(before.hashes, hashes);
    const isSame = before?.text_digest?.equals(digest) ?? hasSameHashes;
    const changedAt = before === undefined ? job.created_at : isSame ? before.changed_at : now;
    const hasSameWords = before?.words_digest?.equals(words) ?? true;
    const isPosted = job.status === 'Active';
    const postedAt = before === undefined ? job.published_at : hasSameWords ? null : now;
    return {
      postedAt: isPosted ? postedAt : null,
      // Most checks are of other changes.
      isKnown:
        before?.text_digest != null &&
        (before.words_digest !== null || !isPosted) &&
        isSame &&
        hasSameHashes &&
        (hasSameWords || !isPosted),
      row: {
        job_id: job.id,
        hashes: [...hashes],
        bands: [...bands],
        text_digest: digest,
        changed_at: changedAt,
        // What a closed one says now is new once it is posted again.
        words_digest: isPosted ? words : (before?.words_digest ?? null),
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
          words_digest: row.ref('excluded.words_digest'),
        })),
      )
      .execute();
  }
  return new Map(
    read.map(({ row, postedAt }) => [row.job_id, { changedAt: row.changed_at, postedAt }]),
  );
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
