import type { EmployerApplication } from '@nextshift/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { listAttachedDocuments } from '../documents/documents.queries.ts';
import { employerMaySeeContact, recordContactViews } from '../../contact/index.ts';
import {
  countEmployerApplications,
  type EmployerApplicationFilter,
  type EmployerApplicationPage,
  findEmployerApplications,
} from './employer-applications.queries.ts';
import { presentForEmployer } from './present-for-employer.ts';

interface Listed {
  readonly applications: EmployerApplication[];
  readonly nextCursor: string | null;
  readonly totalCount: number;
}

/** Lists applications to an employer's jobs; records whose contact is shown. */
export async function listEmployerApplications(
  { database, clock, config }: Platform,
  filter: EmployerApplicationFilter,
  page: EmployerApplicationPage,
): Promise<Listed> {
  const [{ rows, nextCursor }, totalCount] = await Promise.all([
    findEmployerApplications(database, filter, page),
    countEmployerApplications(database, filter),
  ]);
  const now = clock();
  const shown = rows.filter((row) => employerMaySeeContact(row, now));
  await recordContactViews(database, shown, now);
  const documents = await listAttachedDocuments(
    database,
    rows.map(({ id }) => id),
  );
  const applications: EmployerApplication[] = [];
  // Sequential, so that long answers do not block other requests.
  for (const row of rows) {
    applications.push(await presentForEmployer(row, documents.get(row.id) ?? {}, { config, now }));
  }
  return { applications, nextCursor, totalCount };
}
