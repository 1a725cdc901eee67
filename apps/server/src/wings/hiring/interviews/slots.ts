import {
  type AssignedTime,
  clashFinder,
  type InterviewHours,
  type InterviewSlot,
  slotsOfHours,
} from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
import { findAssignedTimes, findWeek, timeZoneOf } from '../../jobs/index.ts';
import { findInterviewHours } from './hours/interview-hours.queries.ts';
import type { InterviewRow } from './interviews.queries.ts';
import { findInterviewTimes, findTakenSeats } from './taken-times.queries.ts';

/** A time that can be booked, with the seat that is free then. */
export interface FreeSlot extends AssignedTime {
  readonly seat: number;
}

interface OfJob {
  readonly jobId: string;
  readonly timeZone: string;
  /** Of the interview that moves: its own seat is free for it. */
  readonly movedId?: string;
}

/** The times at which a job's interviews can start with a seat that nobody else has. */
export async function findFreeSlots(
  database: Queryable,
  { jobId, timeZone, movedId }: OfJob,
  now: Date,
): Promise<FreeSlot[]> {
  const hours = await findInterviewHours(database, jobId);
  if (!hours) return [];
  const seats = await findTakenSeats(database, jobId, now);
  const taken = seats.filter(({ interviewId }) => interviewId !== movedId);
  return slotsOfHours(hours, { timeZone, now }).flatMap((slot) => {
    const seat = freeSeat(hours, slot, taken);
    return seat === undefined ? [] : [{ ...slot, seat }];
  });
}

/** The same for an interview, which may move. */
export function findSlotsOf(
  database: Queryable,
  row: InterviewRow,
  now: Date,
): Promise<FreeSlot[]> {
  const ofJob = { jobId: row.job_id, timeZone: timeZoneOf(row), movedId: row.id };
  return findFreeSlots(database, ofJob, now);
}

function freeSeat(
  { seats }: InterviewHours,
  slot: AssignedTime,
  taken: Awaited<ReturnType<typeof findTakenSeats>>,
): number | undefined {
  const then = taken
    .filter(({ startsAt, endsAt }) => startsAt < slot.endsAt && slot.startsAt < endsAt)
    .map(({ seat }) => seat);
  return Array.from({ length: seats }, (_, index) => index + 1).find(
    (seat) => !then.includes(seat),
  );
}

/** The times that a seeker can choose from, those that clash with what is known of them last. */
export async function listSlotsFor(
  database: Queryable,
  row: InterviewRow,
  { seekerId, now }: { readonly seekerId: string; readonly now: Date },
): Promise<InterviewSlot[]> {
  const own = { seekerId, exceptId: row.id, from: now };
  const [slots, week, shifts, interviews] = await Promise.all([
    findSlotsOf(database, row, now),
    findWeek(database, seekerId),
    findAssignedTimes(database, seekerId, now),
    findInterviewTimes(database, own),
  ]);
  const clashOf = clashFinder(slots, { week: week ?? null, shifts, interviews });
  const takeTurns = createEventLoopYield();
  const shown: InterviewSlot[] = [];
  for (const slot of slots) {
    const { startsAt, endsAt } = slot;
    const clash = clashOf(slot);
    shown.push({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), clash });
    await takeTurns();
  }
  return [
    ...shown.filter(({ clash }) => clash === null),
    ...shown.filter(({ clash }) => clash !== null),
  ];
}
