import type { Shift } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { JobShifts } from '../assignments.queries.ts';
import { listHolders, moveToPlace } from './edited-shifts.queries.ts';

/**
 * Before an edit makes shifts of a locked job smaller: whoever has a place beyond what is left moves to a free one.
 * @throws {AppError} shift_has_people where more people have a shift than it is to have
 */
export async function makeRoomInShifts(
  transaction: DatabaseTransaction,
  before: JobShifts,
  { shifts, now }: { shifts: readonly Shift[]; now: Date },
): Promise<void> {
  const earlier = new Map(before.shifts.map(({ id, capacity }) => [id, capacity]));
  const smaller = shifts.filter(({ id, capacity }) => capacity < (earlier.get(id) ?? 0));
  if (smaller.length === 0) return;
  const holders = await listHolders(
    transaction,
    smaller.map(({ id }) => id),
  );
  for (const { id, capacity } of smaller) {
    const ofShift = holders.filter(({ shiftId }) => shiftId === id);
    if (ofShift.length > capacity)
      refuse(
        ofShift.length,
        shifts.findIndex((each) => each.id === id),
      );
    const taken = new Set(ofShift.map(({ place }) => place));
    const free = Array.from({ length: capacity }, (_, index) => index + 1).filter(
      (place) => !taken.has(place),
    );
    for (const holder of ofShift.filter(({ place }) => place > capacity)) {
      await moveToPlace(transaction, holder, { place: free.shift() ?? 0, now });
    }
  }
}

function refuse(people: number, index: number): never {
  const who = people === 1 ? 'One person has' : `${people} people have`;
  const message = `${who} this shift, so it needs at least ${people}.`;
  const issues = [{ path: ['shifts', String(index), 'capacity'], message }];
  throw new AppError('shift_has_people', { message, issues });
}
