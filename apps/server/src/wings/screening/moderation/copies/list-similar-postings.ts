import type { CaseDetail } from '@nextshift/contract';
import { CASE_LIST_MAX } from '@nextshift/contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { likenessOf } from '../../signals/index.ts';
import { jobStateOf } from '../job-state.ts';
import { findFingerprint, findSimilarPostings } from './similar-postings.queries.ts';

/** Less than half of a text in common says nothing about its author. */
const LIKENESS_MIN = 0.5;

/** Active and removed jobs of any company whose texts are most like those of a job. */
export async function listSimilarPostings(
  database: Queryable,
  { jobId, employerId }: { jobId: string; employerId: string },
): Promise<CaseDetail['similar']> {
  const own = await findFingerprint(database, jobId);
  if (!own) return [];
  const rows = await findSimilarPostings(database, jobId, own.bands);
  return rows
    .map((row) => ({
      id: row.id,
      title: row.title,
      companyName: row.company_name,
      isOfSameCompany: row.employer_id === employerId,
      state: jobStateOf(row),
      likeness: likenessOf(own.hashes, row.hashes),
    }))
    .filter(({ likeness }) => likeness >= LIKENESS_MIN)
    .sort((one, other) => other.likeness - one.likeness || (one.id < other.id ? 1 : -1))
    .slice(0, CASE_LIST_MAX);
}
