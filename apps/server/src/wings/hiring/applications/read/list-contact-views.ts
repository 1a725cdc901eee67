import type { ContactView } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { listContactViews as findContactViews } from '../../contact/index.ts';
import { findApplicationOfSeeker } from '../decide/decide.queries.ts';

/** Lists who saw a seeker's contact because of an application, and when. */
export async function listContactViews(
  database: Queryable,
  seekerId: string,
  applicationId: string,
): Promise<ContactView[]> {
  const own = await findApplicationOfSeeker(database, seekerId, applicationId);
  if (!own) throw new AppError('not_found');
  const rows = await findContactViews(database, applicationId);
  return rows.map((row) => ({
    companyName: row.company_name,
    viewedAt: row.shown_at.toISOString(),
  }));
}
