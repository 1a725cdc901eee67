import { describeMoments, type Shift } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import { AppError } from '../../../../../platform/errors/app-error.ts';
import type { JobShifts } from '../assignments.queries.ts';
import { type Holder, listHolders } from './edited-shifts.queries.ts';
import { type LiveDate, listLiveDates, moveDateToSpot, moveToSpot } from './make-room.queries.ts';

/**
 * Before an edit makes shifts of a locked job smaller: anyone who has a spot beyond what is left moves to a free one, and
 * anyone who covers a date moves out of their way.
 * @throws {AppError} shift_has_people where more people have a shift, or one of its dates, than it is to have
 */
export async function makeRoomInShifts(
  transaction: DatabaseTransaction,
  before: JobShifts,
  { shifts, now }: { shifts: readonly Shift[]; now: Date },
): Promise<void> {
  const earlier = new Map(before.shifts.map(({ id, capacity }) => [id, capacity]));
  const smaller = shifts.filter(({ id, capacity }) => capacity < (earlier.get(id) ?? 0));
  if (smaller.length === 0) return;
  const ids = smaller.map(({ id }) => id);
  const holders = await listHolders(transaction, ids);
  const dates = await listLiveDates(transaction, ids);
  for (const shift of smaller) {
    const people = {
      holders: holders.filter(({ shiftId }) => shiftId === shift.id),
      dates: dates.filter(({ shiftId }) => shiftId === shift.id),
    };
    const problem = problemOf(shift, people, before.timeZone);
    if (problem !== null) refuse(problem, shifts.indexOf(shift));
    const spotOfHolder = newSpots(shift, people.holders);
    for (const { id, place } of movedCovers(shift, people.dates, spotOfHolder))
      await moveDateToSpot(transaction, id, { place, now });
    for (const holder of people.holders) {
      const place = spotOfHolder.get(holder.applicationId);
      if (place !== undefined && place !== holder.place)
        await moveToSpot(transaction, holder, { place, now });
    }
  }
}

interface People {
  readonly holders: readonly Holder[];
  readonly dates: readonly LiveDate[];
}

/** Why the shift cannot have so few people. */
function problemOf(
  { capacity }: Shift,
  { holders, dates }: People,
  timeZone: string,
): string | null {
  const count = holders.length;
  if (count > capacity) return `${count} people have this shift, so it needs at least ${count}.`;
  for (const [first, ...others] of byDate(dates)) {
    const working = others.length + 1;
    if (first && working > capacity)
      return `${working} people work on ${describeMoments({ ...first, timeZone })}, so it needs at least ${working} until then.`;
  }
  return null;
}

function byDate(dates: readonly LiveDate[]): LiveDate[][] {
  const days = new Set(dates.map(({ date }) => date));
  return [...days].map((day) => dates.filter(({ date }) => date === day));
}

/** The spot of each holder, by application, once the shift has fewer. */
function newSpots({ capacity }: Shift, holders: readonly Holder[]): ReadonlyMap<string, number> {
  const free = freeSpots(
    capacity,
    holders.map(({ place }) => place),
  );
  return new Map(
    holders.map(({ applicationId, place }) => [
      applicationId,
      place > capacity ? (free.shift() ?? place) : place,
    ]),
  );
}

/** Dates of those who cover for others that are to have another spot, as theirs is gone or a holder's. */
function movedCovers(
  { capacity }: Shift,
  dates: readonly LiveDate[],
  spotOfHolder: ReadonlyMap<string, number>,
): { id: string; place: number }[] {
  return byDate(dates).flatMap((ofDate) => {
    const ofHolders = ofDate.flatMap(({ applicationId }) => spotOfHolder.get(applicationId) ?? []);
    const covers = ofDate.filter(({ applicationId }) => !spotOfHolder.has(applicationId));
    const isKept = ({ place }: LiveDate) => place <= capacity && !ofHolders.includes(place);
    const kept = covers.filter(isKept).map(({ place }) => place);
    const free = freeSpots(capacity, [...ofHolders, ...kept]);
    return covers
      .filter((cover) => !isKept(cover))
      .map(({ id, place }) => ({ id, place: free.shift() ?? place }));
  });
}

function freeSpots(capacity: number, taken: readonly number[]): number[] {
  return Array.from({ length: capacity }, (_, index) => index + 1).filter(
    (place) => !taken.includes(place),
  );
}

function refuse(message: string, index: number): never {
  const issues = [{ path: ['shifts', String(index), 'capacity'], message }];
  throw new AppError('shift_has_people', { message, issues });
}
