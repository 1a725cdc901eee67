import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { findJob } from '../../jobs/index.ts';
import { readPage } from './companies/read-page.ts';
import { readSignals } from './explain-hold.ts';
import { announceHold } from './hold-mail.ts';
import { findHold, type Held, storeHolds } from './holds.queries.ts';
import { isHeldByReports } from './is-held-by-reports.ts';
import { findPostingCompany } from './posting.queries.ts';
import { findPostingEmployer, readPostings } from './read-posting.ts';

interface Reading {
  readonly id: string;
  readonly now: Date;
}

/** Reads by what the texts of something reported are recognized; null of what is gone. */
const readers: Record<
  'job' | 'company',
  (transaction: DatabaseTransaction, reading: Reading) => Promise<Buffer | null>
> = {
  async job(transaction, { id, now }) {
    const job = await findJob(transaction, id);
    if (!job || job.moderation === 'removed') return null;
    const employer = await findPostingEmployer(transaction, job.employer_id, now);
    const read = await readPostings(transaction, {}, { jobs: [job], employer }, now);
    return read.get(id)?.digest ?? null;
  },
  async company(transaction, { id }) {
    return readPage(await findPostingCompany(transaction, id)).digest;
  },
};

/** Holds a locked job or page of a company once several people have reported it, until its case is decided. */
export async function holdReported(
  transaction: DatabaseTransaction,
  held: Held,
  now: Date,
): Promise<void> {
  const { type, id } = held;
  const hold = await findHold(transaction, held);
  const cause = 'reports';
  if (hold?.held_since && hold.cause === cause) return;
  if (!(await isHeldByReports(transaction, held))) return;
  const digest = await readers[type](transaction, { id, now });
  if (!digest) return;
  const signals = hold?.held_since ? readSignals(hold.signals) : [];
  const heldSince = hold?.held_since ?? now;
  const heavySince = hold?.heavy_since ?? null;
  await storeHolds(transaction, type, [{ id, cause, signals, digest, heldSince, heavySince }]);
  if (!hold?.held_since) await announceHold(transaction, { held, change: 'held', cause, now });
}
