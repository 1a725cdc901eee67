import type { CaseSignal } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { JobRow } from '../../jobs/index.ts';
import { isHeld, ranked, type Signal } from '../signals/index.ts';
import { readSignals } from './explain-hold.ts';
import { followHeavyHolds } from './heavy/follow-heavy-holds.ts';
import { findHeavyCases } from './heavy/heavy-cases.queries.ts';
import { keepHeavy } from './heavy/keep-heavy.ts';
import { findHolds, type Hold } from './holds.queries.ts';
import { findHeldByReports } from './is-held-by-reports.ts';
import { keepPassages } from './keep-passages.ts';
import type { PostingEmployer, ReadPosting } from './read-posting.ts';
import { textsOfJob } from './texts-of-posting.ts';

/** With `EMPLOYER_CHECKS=before`, every job of a company that nobody has verified. */
const UNVERIFIED: Signal = {
  rule: 'unverified-company',
  version: 1,
  ...ranked('light'),
  why: 'Your company has not been verified yet. A person does that before its first job is public.',
  field: 'Company name',
  words: '',
};

/** Jobs of one company, with what was read of each by id. */
export interface ReadJobs {
  readonly jobs: readonly JobRow[];
  readonly read: ReadonlyMap<string, ReadPosting>;
  readonly employer: PostingEmployer;
}

/** What becomes of a job that was read. */
export interface Verdict {
  readonly job: JobRow;
  readonly posting: ReadPosting;
  /** The present or last hold. */
  readonly before: Hold | undefined;
  readonly signals: readonly CaseSignal[];
  /** Since when it is held heavily; null if it is not. */
  readonly heavySince: Date | null;
  readonly isReported: boolean;
  readonly isHeld: boolean;
}

/** Decides for each job whether it is held, and how, by what was found in it and by what else of the account is held. */
export async function judgeJobs(
  transaction: DatabaseTransaction,
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  { jobs, read, employer }: ReadJobs,
  now: Date,
): Promise<Verdict[]> {
  const ids = jobs.map(({ id }) => id);
  const holds = await findHolds(transaction, 'job', ids);
  const heavyCases = await findHeavyCases(transaction, secrets, employer.id);
  const reported = await findHeldByReports(transaction, { type: 'job', ids });
  const isReadAnew = (id: string) =>
    read.get(id)?.signals.some(({ rule }) => rule === 'model') === true;
  const kept = await keepPassages(
    transaction,
    jobs
      .filter(({ id }) => !isReadAnew(id))
      .map((job) => ({
        id: job.id,
        before: holds.get(job.id),
        texts: [
          ...textsOfJob(job).map(({ text }) => text),
          ...(read.get(job.id)?.beside ?? []).map(([, text]) => text),
          employer.company.description ?? '',
        ],
      })),
  );
  const verdicts: Verdict[] = [];
  for (const job of jobs) {
    const posting = read.get(job.id);
    if (!posting) continue;
    const before = holds.get(job.id);
    const isRead = before?.released_by != null && before.text_digest.equals(posting.digest);
    const checks = isRead ? 'off' : config.employerChecks;
    const { isVerified, hashes, postedAt } = posting;
    const followed = {
      id: job.id,
      postedAt,
      isVerified,
      hashes,
      before: before?.held_since ? readSignals(before.signals) : [],
    };
    const found = [
      ...(checks === 'off' ? [] : posting.signals),
      ...(checks === 'off' ? [] : (kept.get(job.id) ?? [])),
      ...(checks === 'off' ? [] : followHeavyHolds(heavyCases, followed)),
      ...(checks === 'before' && !isVerified ? [UNVERIFIED] : []),
    ];
    const { signals, heavySince } = keepHeavy(before, found, now);
    const isReported =
      (before?.held_since != null && before.cause === 'reports') || reported.has(job.id);
    const holdsIt = isHeld(signals) || isReported;
    verdicts.push({ job, posting, before, signals, heavySince, isReported, isHeld: holdsIt });
  }
  return verdicts;
}
