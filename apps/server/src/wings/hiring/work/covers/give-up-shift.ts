import { allowsAssignmentAction, type Assignment, whyNotFree } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { findWeek, lockJob, timeZoneOf } from '../../../jobs/index.ts';
import { CHANGED_TOO_OFTEN, CHANGES_MAX } from '../assignments/cover-date.ts';
import { employerShiftMail } from '../assignments/mails/employer-shift-mail.ts';
import { presentShift } from '../shifts/present-shift.ts';
import { shiftOnDate } from '../shifts/shift-on-date.ts';
import { findShift, lockShift, type Party, type ShiftRow } from '../shifts/shifts.queries.ts';
import { type CoverCandidate, listCoverCandidates } from './cover-candidates.queries.ts';
import { countOffers, replaceOffers, setGivenUp } from './cover-offers.queries.ts';
import { tellOfCover } from './tell-of-cover.ts';

interface Asked {
  readonly party: Party;
  readonly assignmentId: string;
  readonly reason: string | null;
}

/**
 * Asks everybody who could take a person's shift. Until one of them has it, it stays with its person. Asked again while
 * they are, nothing changes.
 * @throws {AppError} not_found, illegal_shift_change, nobody_to_cover
 */
export async function giveUpShift(
  { database, clock }: Platform,
  asked: Asked,
): Promise<{ shift: Assignment; asked: number }> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    await giveUp(transaction, asked, now);
    const row = await findShift(transaction, asked.party, asked.assignmentId);
    if (!row) throw new AppError('not_found');
    return {
      shift: presentShift(row, asked.party, now),
      asked: await countOffers(transaction, asked.assignmentId),
    };
  });
}

async function giveUp(
  transaction: DatabaseTransaction,
  { party, assignmentId, reason }: Asked,
  now: Date,
): Promise<void> {
  const found = await findShift(transaction, party, assignmentId);
  if (!found) throw new AppError('not_found');
  // Before the shift, as decisions and edits do.
  await lockJob(transaction, found.job_id);
  await lockShift(transaction, assignmentId);
  const row = await findShift(transaction, party, assignmentId);
  if (!row) throw new AppError('not_found');
  if (row.give_up === 'asked' || row.give_up === 'to_approve') return;
  if (!isGivable(row, now)) throw new AppError('illegal_shift_change');
  if (row.sequence > CHANGES_MAX) {
    throw new AppError('illegal_shift_change', { message: CHANGED_TOO_OFTEN });
  }
  const candidates = await listFreeColleagues(transaction, row, now);
  if (candidates.length === 0) throw new AppError('nobody_to_cover');
  await setGivenUp(transaction, assignmentId, { reason, now });
  const offers = await replaceOffers(transaction, assignmentId, { candidates, now });
  for (const { id, ...colleague } of offers) {
    await tellOfCover(transaction, {
      ...colleague,
      kind: 'cover_asked',
      assignmentId,
      offerId: id,
      now,
    });
  }
  await enqueue(transaction, employerShiftMail, { kind: 'given_up', assignmentId });
}

function isGivable(row: ShiftRow, now: Date): boolean {
  const { status, starts_at: startsAt, ends_at: endsAt, no_show_at: noShowAt } = row;
  const assigned = { status, startsAt, endsAt, noShowAt, mustConfirm: row.must_confirm };
  return row.application_status === 'accepted' && allowsAssignmentAction('cancel', assigned, now);
}

/** Who could take a shift, and whose week does not say otherwise. */
async function listFreeColleagues(
  transaction: DatabaseTransaction,
  row: ShiftRow,
  now: Date,
): Promise<CoverCandidate[]> {
  const timeZone = timeZoneOf(row);
  const shift = shiftOnDate(row);
  const free: CoverCandidate[] = [];
  for (const each of await listCoverCandidates(transaction, { assignmentId: row.id, timeZone })) {
    const week = await findWeek(transaction, each.seekerId);
    if (!week || whyNotFree(shift, week, { timeZone, now }) === null) free.push(each);
  }
  return free;
}
