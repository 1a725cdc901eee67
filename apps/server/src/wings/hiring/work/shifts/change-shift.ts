import {
  type Assignment,
  type AssignmentAction,
  assignmentActions,
  allowsAssignmentAction,
  isActionInTime,
} from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { CHANGED_TOO_OFTEN, CHANGES_MAX } from '../assignments/cover-date.ts';
import { employerShiftMail } from '../assignments/mails/employer-shift-mail.ts';
import { queueNoShowMail } from '../assignments/mails/shift-mail.ts';
import { queueShiftNews } from '../assignments/tasks/tell-shift-news.ts';
import { lockJob } from '../../../jobs/index.ts';
import { insertNotice } from '../../news/index.ts';
import { recordContactShown } from './list-shifts.ts';
import { presentShift } from './present-shift.ts';
import {
  findShift,
  freeSpotOfDate,
  lockShift,
  type Party,
  setShiftStatus,
  type ShiftRow,
} from './shifts.queries.ts';

interface Asked {
  readonly party: Party;
  readonly assignmentId: string;
  readonly action: AssignmentAction;
}

/**
 * Confirms, cancels, marks or disputes a shift on a date; the other side is told once. Asked again, it stays as it is.
 * @throws {AppError} not_found, illegal_shift_change
 */
export async function changeShift(platform: Platform, asked: Asked): Promise<Assignment> {
  const { database, clock } = platform;
  const now = clock();
  const row = await database
    .transaction()
    .execute((transaction) => change(transaction, asked, now));
  if (asked.party.kind === 'employer') await recordContactShown(database, [row], now);
  return presentShift(row, asked.party, now);
}

async function change(
  transaction: DatabaseTransaction,
  { party, assignmentId, action }: Asked,
  now: Date,
): Promise<ShiftRow> {
  const found = await findShift(transaction, party, assignmentId);
  if (!found) throw new AppError('not_found');
  // Before the shift, as decisions and edits do.
  if (action === 'cancel') await lockJob(transaction, found.job_id);
  await lockShift(transaction, assignmentId);
  const current = await findShift(transaction, party, assignmentId);
  if (!current) throw new AppError('not_found');
  if (isDone(current, action, party)) return current;
  const { status, starts_at: startsAt, ends_at: endsAt, no_show_at: noShowAt } = current;
  const assigned = { status, startsAt, endsAt, noShowAt, mustConfirm: current.must_confirm };
  if (!allowsAssignmentAction(action, assigned, now)) {
    throw new AppError('illegal_shift_change', { message: problemOf(current, action, now) });
  }
  if (action === 'no-show' && current.sequence > CHANGES_MAX) {
    throw new AppError('illegal_shift_change', { message: CHANGED_TOO_OFTEN });
  }
  const { to } = assignmentActions[action];
  await setShiftStatus(transaction, assignmentId, { status: to, by: party.kind, now });
  if (action === 'cancel') await freeSpotOfDate(transaction, current);
  await tellOtherSide(transaction, current, { action, party, now });
  const changed = await findShift(transaction, party, assignmentId);
  if (!changed) throw new AppError('not_found');
  return changed;
}

/** Whether the caller has done the same before. */
function isDone(row: ShiftRow, action: AssignmentAction, { kind }: Party): boolean {
  const { to } = assignmentActions[action];
  return row.status === to && (to !== 'cancelled' || row.cancelled_by === kind);
}

function problemOf(row: ShiftRow, action: AssignmentAction, now: Date): string {
  if (row.status === 'cancelled') return 'This shift was canceled.';
  const { starts_at: startsAt, ends_at: endsAt, no_show_at: noShowAt } = row;
  if (!isActionInTime(action, { startsAt, endsAt, noShowAt }, now)) {
    switch (action) {
      case 'no-show':
        return now < startsAt
          ? 'This shift has not started yet.'
          : 'You can mark a no-show until 7 days after a shift.';
      case 'dispute':
        return 'You can dispute a no-show within 7 days.';
      default:
        return 'This shift has started already.';
    }
  }
  if (action === 'no-show' && row.must_confirm)
    return 'They did not confirm that they would cover this date.';
  return 'This is no longer possible: the shift has changed.';
}

async function tellOtherSide(
  transaction: DatabaseTransaction,
  row: ShiftRow,
  { action, party, now }: { action: AssignmentAction; party: Party; now: Date },
): Promise<void> {
  if (action === 'dispute') {
    await enqueue(transaction, employerShiftMail, { kind: 'disputed', assignmentId: row.id });
  }
  if (action === 'cancel') {
    if (party.kind === 'seeker') {
      await enqueue(transaction, employerShiftMail, { kind: 'cancelled', assignmentId: row.id });
    } else await queueShiftNews(transaction, row.application_id, 0);
  }
  if ((action !== 'no-show' && action !== 'came') || row.seeker_id === null) return;
  const kind = action === 'came' ? 'no_show_withdrawn' : 'no_show';
  await insertNotice(transaction, {
    seekerId: row.seeker_id,
    applicationId: row.application_id,
    status: row.application_status,
    reason: kind,
    assignmentId: row.id,
    now,
  });
  await queueNoShowMail(transaction, kind, row.id);
}
