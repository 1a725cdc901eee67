import type { Application } from '@nextshift/contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { presentForSeeker } from './present-for-seeker.ts';
import {
  findSeekerApplications,
  type SeekerApplicationFilter,
} from './seeker-applications.queries.ts';

/** A page of a seeker's applications, newest first. */
export async function listSeekerApplications(
  database: Queryable,
  seekerId: string,
  page: { limit: number; cursor?: string | undefined } & SeekerApplicationFilter,
): Promise<{ rows: Application[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await findSeekerApplications(database, seekerId, page);
  return { rows: rows.map((row) => presentForSeeker(row, seekerId)), nextCursor };
}
