import type { CaseSignal } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findJob } from '../../jobs/index.ts';
import { readPage } from './companies/read-page.ts';
import { readSignals } from './explain-hold.ts';
import { announceHold } from './hold-mail.ts';
import { findHeldSignals, findHold, type Held, type Hold, storeHolds } from './holds.queries.ts';
import { isHeldByReports } from './is-held-by-reports.ts';
import { keepSecretSignals } from './keep-secret-signals.ts';
import { findPostingCompany } from './posting.queries.ts';
import { findPostingEmployer, readPostings } from './read-posting.ts';

interface Reading {
  readonly id: string;
  readonly hold: Hold | undefined;
  readonly settings: Pick<Platform, 'secrets'>;
  readonly now: Date;
}

/** Reads what is reported: what its texts are recognized by, and what an edit does not take away. */
const readers: Record<
  'job' | 'company',
  (
    transaction: DatabaseTransaction,
    reading: Reading,
  ) => Promise<{ digest: Buffer; signals: readonly CaseSignal[] } | null>
> = {
  async job(transaction, { id, settings, now }) {
    const job = await findJob(transaction, id);
    if (!job || job.moderation === 'removed') return null;
    const employer = await findPostingEmployer(transaction, settings, job.employer_id, now);
    const read = await readPostings(transaction, {}, { jobs: [job], employer }, now);
    const digest = read.get(id)?.digest;
    if (!digest) return null;
    const held = await findHeldSignals(transaction, job.employer_id);
    return { digest, signals: keepSecretSignals(held, []) };
  },
  async company(transaction, { id, hold }) {
    const { digest } = readPage(await findPostingCompany(transaction, id));
    return { digest, signals: hold?.held_since ? readSignals(hold.signals) : [] };
  },
};

/** Holds a locked job or page of a company once several people have reported it, until its case is decided. */
export async function holdReported(
  transaction: DatabaseTransaction,
  settings: Pick<Platform, 'secrets'>,
  held: Held,
  now: Date,
): Promise<void> {
  const { type, id } = held;
  const hold = await findHold(transaction, held);
  const cause = 'reports';
  if (hold?.held_since && hold.cause === cause) return;
  if (!(await isHeldByReports(transaction, held))) return;
  const read = await readers[type](transaction, { id, hold, settings, now });
  if (!read) return;
  const heldSince = hold?.held_since ?? now;
  await storeHolds(transaction, type, [{ id, cause, ...read, heldSince }]);
  if (!hold?.held_since) await announceHold(transaction, { held, change: 'held', cause, now });
}
