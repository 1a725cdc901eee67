import type { CaseSubject, NearCopy } from '@nextshift/contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { publicFileUrl } from '../../../../platform/files/public-files.ts';
import { findJobsById, type JobRow } from '../../../jobs/index.ts';
import { isNearCopy } from '../../signals/index.ts';
import { describePosting } from '../describe-posting.ts';
import { isSameText } from './find-copies.ts';
import { findOpenJobCases } from './near-copies.queries.ts';
import { findFingerprint } from './similar-postings.queries.ts';

/** The open cases about jobs of the same company with nearly the same text, and what their texts say instead. */
export async function listNearCopies(database: Queryable, job: JobRow): Promise<NearCopy[]> {
  const { id: jobId, employer_id: employerId } = job;
  const cases = await findOpenJobCases(database, { employerId, jobId });
  if (cases.length === 0) return [];
  const own = await findFingerprint(database, jobId);
  const jobs = await findJobsById(
    database,
    cases.map((each) => each.job_id),
  );
  const byId = new Map(jobs.map((each) => [each.id, each]));
  const subject = await describePosting(database, job);
  const found: NearCopy[] = [];
  for (const { case_id: caseId, job_id: copyId, opened_at: openedAt, hashes } of cases) {
    const copy = byId.get(copyId);
    if (!copy) continue;
    const isCopy = isSameText(job, copy) || isNearCopy(own?.hashes ?? [], hashes ?? []);
    if (!isCopy) continue;
    const differing = textsApart(subject, await describePosting(database, copy));
    const shown = { title: copy.title, jobImage: publicFileUrl(copy.image_key) };
    found.push({ caseId, jobId: copyId, ...shown, openedAt: openedAt.toISOString(), differing });
  }
  return found;
}

/** What is not word for word the same, a missing text included. */
function textsApart(one: CaseSubject, other: CaseSubject): NearCopy['differing'] {
  const linesOf = ({ title, texts }: CaseSubject) =>
    new Map([['Title', title], ...texts.map(({ label, text }) => [label, text] as const)]);
  const [before, now] = [linesOf(one), linesOf(other)];
  const labels = [...new Set([...before.keys(), ...now.keys()])];
  return labels
    .filter((label) => before.get(label) !== now.get(label))
    .map((label) => ({ label, text: now.get(label) ?? '' }));
}
