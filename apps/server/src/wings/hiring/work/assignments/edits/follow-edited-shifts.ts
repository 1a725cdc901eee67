import { dateOfWeek, momentsOfShift, type Shift } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import { enqueue } from '../../../../../platform/queue/enqueue.ts';
import { findJobShifts, type JobShifts, lockAssignmentsOf } from '../assignments.queries.ts';
import { lastSunday } from '../dates-of-shift.ts';
import { extendSpots } from '../extend-spots.ts';
import { employerShiftMail } from '../mails/employer-shift-mail.ts';
import { queueShiftNews } from '../tasks/tell-shift-news.ts';
import { setDatesUntil } from '../tasks/extend-shift-dates.queries.ts';
import { listApplicationsToTell } from '../told-shifts.queries.ts';
import {
  cancelDates,
  type DateAhead,
  endShifts,
  forgetWorkable,
  type Holder,
  listDatesAhead,
  listHolders,
  listWorkers,
  moveCancelledDates,
  offerMovedDates,
} from './edited-shifts.queries.ts';

/**
 * After an edit of a locked job: dates that have not started move with their shift within their week and are to be
 * confirmed again; those of a shift that is gone, or whose new hours are over, are cancelled. Each person is told once of
 * all changes within ten minutes.
 */
export async function followEditedShifts(
  transaction: DatabaseTransaction,
  before: JobShifts,
  now: Date,
): Promise<void> {
  const after = await findJobShifts(transaction, before.jobId);
  const edits = before.shifts.flatMap((from) => {
    const to = after.shifts.find(({ id }) => id === from.id);
    return isSame(from, to) && before.timeZone === after.timeZone ? [] : [{ from, to }];
  });
  if (edits.length === 0) return;
  const holders = await listHolders(
    transaction,
    edits.map(({ from }) => from.id),
  );
  const workers = await listWorkers(
    transaction,
    edits.map(({ from }) => from.id),
    now,
  );
  await lockAssignmentsOf(transaction, [
    ...holders.flatMap(({ seekerId }) => seekerId ?? []),
    ...workers,
  ]);
  const moves: Move[] = [];
  const endedIds: string[] = [];
  for (const { from, to } of edits) {
    if (to && isKept(from, to, { job: before, now })) moves.push({ from, to });
    else endedIds.push(from.id);
  }
  await forgetWorkable(
    transaction,
    edits.map(({ from }) => from.id),
  );
  await endShifts(transaction, endedIds, now);
  await moveDates(transaction, after, { moves, holders, now });
  for (const applicationId of await listApplicationsToTell(transaction, before.jobId)) {
    await queueShiftNews(transaction, applicationId);
  }
}

interface Move {
  readonly from: Shift;
  readonly to: Shift;
}

function isSame(from: Shift, to: Shift | undefined): boolean {
  return (
    to !== undefined &&
    from.weekday === to.weekday &&
    from.date === to.date &&
    from.start === to.start &&
    from.end === to.end
  );
}

/** Whether people keep their spots: not when a shift of a date has started, or becomes a weekly one or the reverse. */
function isKept(from: Shift, to: Shift, { job, now }: { job: JobShifts; now: Date }): boolean {
  if (from.date === null || to.date === null) return from.date === to.date;
  const { timeZone } = job;
  const on = momentsOfShift(from, { date: from.date, timeZone });
  return on !== null && on.startsAt > now;
}

interface Edit {
  readonly moves: readonly Move[];
  readonly holders: readonly Holder[];
  readonly now: Date;
}

async function moveDates(
  transaction: DatabaseTransaction,
  job: JobShifts,
  { moves, holders, now }: Edit,
): Promise<void> {
  const moved = [];
  for (const { to } of moves) {
    const dates = await listDatesAhead(transaction, to.id, now);
    moved.push(dates.flatMap((date) => movedDate(date, to, { job, now })));
  }
  // Out of the way first: shifts may change spots with each other.
  const live = moved.flat().filter(({ isCancelled }) => !isCancelled);
  const idsOf = (dates: readonly { readonly id: string }[]) => dates.map(({ id }) => id);
  const lost = live.filter(({ on }) => on === null);
  await cancelDates(transaction, idsOf(lost), { by: 'employer', now });
  const parked = live.filter(({ on }) => on !== null);
  await cancelDates(transaction, idsOf(parked), { by: 'system', now });
  for (const ofShift of moved) {
    const kept = ofShift.flatMap(({ id, isCancelled, on }) =>
      on ? [{ id, isCancelled, ...on }] : [],
    );
    const cancelled = kept.filter(({ isCancelled }) => isCancelled);
    await moveCancelledDates(transaction, cancelled, now);
    const offered = kept.filter(({ isCancelled }) => !isCancelled);
    for (const id of await offerMovedDates(transaction, offered, now)) {
      await enqueue(transaction, employerShiftMail, { kind: 'cancelled', assignmentId: id });
    }
  }
  await completeLastWeek(transaction, job, { moves, holders, now });
}

/** A date at the new hours of its shift, unless they are the same; null where those are over, or not at all. */
function movedDate(
  date: DateAhead,
  to: Shift,
  { job, now }: { job: JobShifts; now: Date },
): { id: string; isCancelled: boolean; on: ReturnType<typeof momentsOfShift> }[] {
  const { id, isCancelled } = date;
  const day = to.weekday === null ? (to.date ?? date.date) : dateOfWeek(date.date, to.weekday);
  const on = momentsOfShift(to, { date: day, timeZone: job.timeZone });
  if (on === null || on.startsAt <= now) return [{ id, isCancelled, on: null }];
  const isUnchanged =
    on.startsAt.getTime() === date.startsAt.getTime() &&
    on.endsAt.getTime() === date.endsAt.getTime();
  return isUnchanged ? [] : [{ id, isCancelled, on }];
}

/** Of a week whose dates reached up to some day, the new weekday may be missing. */
async function completeLastWeek(
  transaction: DatabaseTransaction,
  job: JobShifts,
  { moves, holders, now }: Edit,
): Promise<void> {
  const otherDayIds = new Set(
    moves.filter(({ from, to }) => from.weekday !== to.weekday).map(({ to }) => to.id),
  );
  const spots = holders.flatMap((holder) =>
    holder.datesUntil !== null && otherDayIds.has(holder.shiftId)
      ? [{ ...holder, jobId: job.jobId, datesUntil: lastSunday(holder.datesUntil) }]
      : [],
  );
  if (spots.length === 0) return;
  await setDatesUntil(transaction, spots);
  await extendSpots(transaction, [{ job, spots }], now);
}
