import { caseVersion, type CaseVersion } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findVersions } from './versions.queries.ts';

/** What was held of a case each time that it was read, the first first. */
export async function listVersions(database: Queryable, caseId: string): Promise<CaseVersion[]> {
  const rows = await findVersions(database, caseId);
  return rows.map(({ read_at: readAt, ...stored }) =>
    caseVersion.parse({ at: readAt.toISOString(), by: 'employer', ...stored }),
  );
}
