import { ASSIGNED_WEEKS, type Assignment, DAY_MS } from '@nextshift/contract';
import type { Database } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { employerMaySeeContact, recordContactViews } from '../../contact/index.ts';
import { applicationOf, presentShift } from './present-shift.ts';
import { findShifts, type Party, type ShiftRow } from './shifts.queries.ts';

const WEEKS_MS = ASSIGNED_WEEKS * 7 * DAY_MS;

interface Asked {
  /** Now by default. */
  readonly from?: string | undefined;
  /** 8 weeks later by default. */
  readonly to?: string | undefined;
  readonly jobId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A party's shifts that overlap a time; records whose contact an employer is shown. */
export async function listShifts(
  { database, clock }: Platform,
  party: Party,
  { from: first, to: last, ...page }: Asked,
): Promise<{ shifts: Assignment[]; nextCursor: string | null }> {
  const now = clock();
  const from = first === undefined ? now : new Date(first);
  const to = last === undefined ? new Date(from.getTime() + WEEKS_MS) : new Date(last);
  const { rows, nextCursor } = await findShifts(database, party, { ...page, now, from, to });
  if (party.kind === 'employer') await recordContactShown(database, rows, now);
  return { shifts: rows.map((row) => presentShift(row, party, now)), nextCursor };
}

/** Records whose contact an employer is shown. */
export async function recordContactShown(
  database: Database,
  rows: readonly ShiftRow[],
  now: Date,
): Promise<void> {
  const visible = rows.filter(
    (row) => row.seeker_id !== null && row.hidden_from_employer_at === null,
  );
  const shown = visible.map(applicationOf).filter((each) => employerMaySeeContact(each, now));
  const byId = new Map(shown.map((each) => [each.id, each]));
  await recordContactViews(database, [...byId.values()], now);
}
