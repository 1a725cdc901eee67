import { createHash } from 'node:crypto';
import { isBelowMinimumWage } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { SecretBox } from '../../platform/security/secret-box.ts';
import { type JobRow, presentJob } from '../jobs/index.ts';
import { bandsOf, isNearCopy, type Posting, type Signal } from '../signals/index.ts';
import { findSharedDetails } from './find-shared-details.ts';
import {
  countPostedToday,
  findPostingCompany,
  findQuestions,
  findRefusedJobs,
  findRemovedJobs,
  findSimilarJobs,
  findUsualPay,
  storeFingerprint,
} from './posting.queries.ts';
import { type ReadingSettings, readerOf, type TextReader } from './text-reader.ts';
import { namesOfCompany, textsOf, textsOfJob } from './texts-of-posting.ts';

const DAY_MS = 86_400_000;
const CITIES: ReadonlySet<string> = new Set(['City', 'Company city']);

interface ReadPosting {
  readonly signals: readonly Signal[];
  /** Of the texts, to recognize them. */
  readonly digest: Buffer;
  readonly isVerified: boolean;
}

/** What the rules need of the company of jobs, once for all of them. */
export type PostingEmployer = Awaited<ReturnType<typeof findPostingEmployer>>;

export async function findPostingEmployer(
  transaction: DatabaseTransaction,
  { secrets }: { readonly secrets: SecretBox },
  employerId: string,
  now: Date,
) {
  const company = await findPostingCompany(transaction, employerId);
  return {
    company,
    postedToday: await countPostedToday(transaction, employerId, now),
    sharedWithSuspended: await findSharedDetails(transaction, secrets, employerId, company),
  };
}

/** Reads what the rules need of a job, and stores the fingerprint of its text. */
export async function readPosting(
  transaction: DatabaseTransaction,
  reading: ReadingSettings,
  { job, employer }: { readonly job: JobRow; readonly employer: PostingEmployer },
  now: Date,
): Promise<ReadPosting> {
  const reader = readerOf(reading);
  const { company, postedToday, sharedWithSuspended } = employer;
  const questions = await findQuestions(transaction, job.id);
  const named = [
    ...textsOfJob(job),
    ...textsOf([
      ...questions.map((text, index) => [`Question ${index + 1}`, text] as const),
      ['Company description', company.description],
    ]),
    { field: 'Company name', text: company.company_name },
  ];
  const names = [...textsOf([['City', job.city]]), ...namesOfCompany(company)];
  const { hourlyPay } = presentJob(job);
  const hourlyMax = hourlyPay?.max ?? null;
  const statedHourlyMin = hourlyPay?.basis === 'stated' ? hourlyPay.min : null;
  const posting: Posting = {
    texts: [...named, ...names],
    companyName: company.company_name,
    website: company.website,
    emails: [...new Set([company.email, company.contact_email])],
    accountAgeDays: (now.getTime() - company.created_at.getTime()) / DAY_MS,
    postedToday,
    hourlyMax,
    statedHourlyMin,
    usualHourlyMax: await findUsualPay(transaction, job.id, job.industry),
    ...(await countCopies(transaction, reader, job, now)),
    sharedWithSuspended,
  };
  const signals = reader.signalsOf(posting);
  // Cities only where they say more than a name, so that texts released before stay known.
  const speaking = names.filter(
    ({ field }) => CITIES.has(field) && signals.some((signal) => signal.field === field),
  );
  const read = JSON.stringify([
    [...named, ...speaking],
    company.website,
    posting.emails,
    hourlyMax,
    // Only where it matters, so that texts released before stay known.
    ...(isBelowMinimumWage(hourlyPay) ? [statedHourlyMin] : []),
  ]);
  const digest = createHash('sha256').update(read).digest();
  return { signals, digest, isVerified: company.verified_at !== null };
}

async function countCopies(
  transaction: DatabaseTransaction,
  reader: TextReader,
  job: JobRow,
  now: Date,
) {
  const text = [job.description, ...job.requirements].join('\n');
  // Short texts have none.
  const hashes = reader.fingerprintOf(text);
  const bands = hashes.length === 0 ? [] : bandsOf(hashes);
  const digest = createHash('sha256').update(text).digest();
  const changedAt = await storeFingerprint(transaction, job, { hashes, bands, digest }, now);
  const refused = await findRefusedJobs(transaction, job, changedAt);
  const copiesOfRefused = refused.filter(
    (other) => isSameText(job, other) || (other.hashes && isNearCopy(hashes, other.hashes)),
  ).length;
  if (hashes.length === 0) {
    return { copiesOfOthers: 0, copiesOfOwn: 0, copiesOfRefused, copiesOfRemoved: 0 };
  }
  const similar = await findSimilarJobs(transaction, job.id, bands);
  const copies = similar.filter((other) => isNearCopy(hashes, other.hashes));
  const own = copies.filter(({ employer_id: id }) => id === job.employer_id).length;
  const removed = await findRemovedJobs(transaction, job, bands);
  const copiesOfRemoved = removed.filter((other) => isNearCopy(hashes, other.hashes)).length;
  return {
    copiesOfOthers: copies.length - own,
    copiesOfOwn: own,
    copiesOfRefused,
    copiesOfRemoved,
  };
}

function isSameText(one: Pick<JobRow, 'title' | 'description'>, other: typeof one): boolean {
  return one.title === other.title && one.description === other.description;
}
