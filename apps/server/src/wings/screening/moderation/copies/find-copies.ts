import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { JobRow } from '../../../jobs/index.ts';
import { isNearCopy, type Posting } from '../../signals/index.ts';
import {
  findRefusedJobs,
  findSimilarJobs,
  type RefusedJob,
  type TextTimes,
} from './copies.queries.ts';

/** How many other jobs have nearly the same text. */
export type Copies = Pick<
  Posting,
  'copiesOfOthers' | 'copiesOfOwn' | 'copiesOfRefused' | 'copiesOfRemoved'
>;

/** Finds all jobs that may be copies of some of a company's. @returns how many are copies of one of these */
export async function findCopies(
  transaction: DatabaseTransaction,
  employerId: string,
  texts: readonly { readonly job: JobRow }[],
  times: ReadonlyMap<string, TextTimes>,
): Promise<(job: JobRow, hashes: readonly number[]) => Copies> {
  const refused = await findRefusedJobs(transaction, employerId);
  const similar = await findSimilarJobs(
    transaction,
    texts.map(({ job }) => job.id),
  );
  return (job, hashes) => {
    const copies = similar.filter(
      (other) => other.job_id === job.id && isNearCopy(hashes, other.hashes),
    );
    const others = copies.filter((other) => !other.is_removed);
    const own = others.filter(({ employer_id: id }) => id === job.employer_id).length;
    const hasText = (other: RefusedJob) =>
      isSameText(job, other) || (other.hashes !== null && isNearCopy(hashes, other.hashes));
    return {
      copiesOfOthers: others.length - own,
      copiesOfOwn: own,
      copiesOfRefused: refused.filter(
        (other) => isRefusedBefore(other, job, times.get(job.id)?.changedAt) && hasText(other),
      ).length,
      copiesOfRemoved: copies.length - others.length,
    };
  };
}

/**
 * Whether another job was removed, or held because of reports before this one got its text: the branches of a chain share
 * a text, and are not held for the reports about one.
 */
function isRefusedBefore(other: RefusedJob, { id }: JobRow, changedAt: Date | undefined): boolean {
  if (other.id === id) return false;
  return (
    other.moderation === 'removed' ||
    (other.held_since !== null && changedAt !== undefined && other.held_since < changedAt)
  );
}

/** Texts that are too short for a fingerprint are compared as they are. */
export function isSameText(one: Pick<JobRow, 'title' | 'description'>, other: typeof one): boolean {
  return one.title === other.title && one.description === other.description;
}
