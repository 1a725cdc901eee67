import type { Report } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentReport } from './present-report.ts';
import { findReportsOf } from './reports.queries.ts';

/** An account's newest reports. */
export async function listReports(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  account: Account,
): Promise<Report[]> {
  const rows = await findReportsOf(database, account);
  const now = clock();
  return rows.map((row) => presentReport(row, now));
}
