import { caseVersion, type CaseVersion } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findRiskiestVersions, findVersions } from './versions.queries.ts';

/** What was held of a case each time that it was read, the first first. */
export async function listVersions(database: Queryable, caseId: string): Promise<CaseVersion[]> {
  const rows = await findVersions(database, caseId);
  return rows.map(({ read_at: readAt, ...stored }) =>
    caseVersion.parse({ at: readAt.toISOString(), by: 'employer', ...stored }),
  );
}

const heldTexts = caseVersion.pick({ fields: true, passages: true });

/** What weighed most in the riskiest version of jobs that are held, by job, as it was written. */
export async function findHeldPassages(
  database: Queryable,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await findRiskiestVersions(database, jobIds);
  return new Map(
    rows.flatMap(({ jobId, ...stored }) => {
      const { fields, passages } = heldTexts.parse(stored);
      const [heaviest] = passages;
      const read = fields.find(({ field }) => field === heaviest?.field);
      return heaviest && read ? [[jobId, read.text.slice(heaviest.start, heaviest.end)]] : [];
    }),
  );
}
