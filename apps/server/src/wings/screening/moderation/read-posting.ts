import { createHash } from 'node:crypto';
import { DAY_MS, floorAbove } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
import { type JobRow, presentJob } from '../../jobs/index.ts';
import { bandsOf, type Posting, type PostingText, type Signal } from '../signals/index.ts';
import { findScreening, standingOf } from './screening-settings.queries.ts';
import { storeFingerprints } from './copies/copies.queries.ts';
import { type Copies, findCopies } from './copies/find-copies.ts';
import {
  countPostedToday,
  findPostingCompany,
  findTextsBeside,
  findUsualPay,
  type NamedText,
} from './posting.queries.ts';
import { type Reading, type ReadingSettings, readerOf, type TextReader } from './text-reader.ts';
import { namesOfCompany, textsOf, textsOfJob } from './texts-of-posting.ts';

const CITIES: ReadonlySet<string> = new Set(['City', 'Company city']);

export interface ReadPosting {
  readonly signals: readonly Signal[];
  /** How probably it is a scam, and what in its texts weighed most. */
  readonly risk: number;
  readonly passages: Reading['passages'];
  /** By which near-copies are recognized; none of a text that is too short. */
  readonly hashes: readonly number[];
  /** When it was posted, or got other words, if that is since it was last read; otherwise null. */
  readonly postedAt: Date | null;
  /** What applicants read besides the page. */
  readonly beside: readonly NamedText[];
  /** Of the texts, to recognize them. */
  readonly digest: Buffer;
  readonly isVerified: boolean;
}

/** What the rules need of the company of jobs, once for all of them. */
export type PostingEmployer = Awaited<ReturnType<typeof findPostingEmployer>>;

export async function findPostingEmployer(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
) {
  const company = await findPostingCompany(transaction, employerId);
  return {
    id: employerId,
    company,
    screening: await findScreening(transaction, standingOf(company)),
    postedToday: await countPostedToday(transaction, employerId, now),
  };
}

interface PostingsToRead {
  /** Jobs of one company. */
  readonly jobs: readonly JobRow[];
  readonly employer: PostingEmployer;
}

/** Reads what the rules need of jobs, by id, and stores the fingerprints of their texts. */
export async function readPostings(
  transaction: DatabaseTransaction,
  reading: ReadingSettings,
  { jobs, employer }: PostingsToRead,
  now: Date,
): Promise<ReadonlyMap<string, ReadPosting>> {
  const reader = readerOf(reading);
  const jobIds = jobs.map(({ id }) => id);
  const textsBeside = await findTextsBeside(transaction, jobIds);
  const postings = jobs.map((job) => {
    const beside = textsBeside.get(job.id) ?? [];
    const texts = textsOfPosting(job, employer, beside);
    reader.meet([...texts.named, ...texts.names], employer.screening.correction);
    const copied = copiedTextOf(job);
    const words = JSON.stringify([
      job.published_at,
      textsOfJob(job),
      beside.map(([, text]) => text),
    ]);
    return { job, beside, texts, copied, words, hashes: reader.fingerprintOf(copied) };
  });
  reader.requireAllRead();
  const usualPay = await findUsualPay(transaction, jobIds);
  const times = await storeTextsOf(transaction, postings, now);
  const copiesOf = await findCopies(transaction, employer.id, postings, times);
  const giveWay = createEventLoopYield();
  const read = new Map<string, ReadPosting>();
  for (const { job, beside, texts, hashes } of postings) {
    const found = { usualHourlyMax: usualPay.get(job.id) ?? null, ...copiesOf(job, hashes) };
    const posting = readPosting(reader, { job, employer, texts, found }, now);
    const postedAt = times.get(job.id)?.postedAt ?? null;
    read.set(job.id, { ...posting, beside, hashes, postedAt });
    await giveWay();
  }
  return read;
}

function textsOfPosting(
  job: JobRow,
  { company }: PostingEmployer,
  beside: readonly NamedText[],
): ReadTexts {
  const named = [
    ...textsOfJob(job),
    ...textsOf([...beside, ['Company description', company.description]]),
    { field: 'Company name', text: company.company_name },
  ];
  return { named, names: [...textsOf([['City', job.city]]), ...namesOfCompany(company)] };
}

interface ReadTexts {
  readonly named: readonly PostingText[];
  /** Of places and addresses. */
  readonly names: readonly PostingText[];
}

type Found = Copies & Pick<Posting, 'usualHourlyMax'>;

interface PostingToRead {
  readonly job: JobRow;
  readonly employer: PostingEmployer;
  readonly texts: ReadTexts;
  /** What was found in other jobs. */
  readonly found: Found;
}

function readPosting(
  reader: TextReader,
  { job, employer, texts: { named, names }, found }: PostingToRead,
  now: Date,
): Omit<ReadPosting, 'beside' | 'hashes' | 'postedAt'> {
  const { company, screening, postedToday } = employer;
  const presented = presentJob(job);
  const { hourlyPay, state } = presented;
  const hourlyMax = hourlyPay?.max ?? null;
  const floor = floorAbove(presented, now);
  const belowFloor = hourlyPay && floor !== null ? { hourlyMin: hourlyPay.min, floor } : null;
  const posting: Posting = {
    texts: [...named, ...names],
    companyName: company.company_name,
    website: company.website,
    emails: [...new Set([company.email, company.contact_email])],
    accountAgeDays: (now.getTime() - company.created_at.getTime()) / DAY_MS,
    postedToday,
    hourlyMax,
    belowFloor,
    ...found,
  };
  const { signals, risk, passages } = reader.read(posting, screening);
  // Cities only where they say more than a name, so that texts released before stay known.
  const speaking = names.filter(
    ({ field }) => CITIES.has(field) && signals.some((signal) => signal.field === field),
  );
  const read = JSON.stringify([
    [...named, ...speaking],
    company.website,
    posting.emails,
    hourlyMax,
    // Only where it matters, so that texts released before stay known, also when the minimum is raised.
    ...(belowFloor ? [belowFloor.hourlyMin, state] : []),
  ]);
  const digest = digestOf(read);
  return { signals, risk, passages, digest, isVerified: company.verified_at !== null };
}

function copiedTextOf({ description, requirements }: JobRow): string {
  return [description, ...requirements].join('\n');
}

interface CopiedText {
  readonly job: JobRow;
  readonly copied: string;
  /** All that the job says, and since when it is on the board. */
  readonly words: string;
  readonly hashes: readonly number[];
}

/** Stores by what the texts of jobs are known. */
function storeTextsOf(transaction: DatabaseTransaction, texts: readonly CopiedText[], now: Date) {
  const fingerprints = texts.map(({ job, copied, words, hashes }) => ({
    job,
    hashes,
    // Short texts have none.
    bands: hashes.length === 0 ? [] : bandsOf(hashes),
    digest: digestOf(copied),
    words: digestOf(words),
  }));
  return storeFingerprints(transaction, fingerprints, now);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
