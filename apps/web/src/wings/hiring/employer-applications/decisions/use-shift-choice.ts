import { type EmployerApplication, rangesOfShifts, type Roster } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyShifts } from '../../../../entities/shift/empty-shifts.ts';
import { changedShiftIdsOf, rosterQuery } from '../../../../entities/shift/roster-query.ts';

type RosterShift = Roster['shifts'][number];

export interface OfferedShift {
  readonly shift: RosterShift;
  readonly isFull: boolean;
  /** Whether the applicant said that they can work it. */
  readonly isPossible: boolean;
  /** Whether they said so before the hours were changed. */
  readonly isUnsure: boolean;
  readonly isChosen: boolean;
}

/** The shifts to give with an acceptance: at first those that the applicant can work and that have a spot. */
export function useShiftChoice(
  employerId: string,
  application: EmployerApplication,
  open: boolean,
) {
  const { data: roster } = useQuery({
    ...rosterQuery(employerId, application.job.id),
    enabled: open,
    staleTime: 0,
  });
  const [firstDate, setFirstDate] = useState<string>();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const shifts = roster?.shifts ?? [];
  const changedIds = roster ? changedShiftIdsOf(roster, application.id) : [];
  const byDefault = shiftsToGive(shifts, application.shiftIds);
  const offered = shifts.map((shift): OfferedShift => {
    const isFull = isShiftFull(shift);
    return {
      shift,
      isFull,
      isPossible: application.shiftIds.includes(shift.id),
      isUnsure: changedIds.includes(shift.id),
      isChosen: !isFull && (changed.get(shift.id) ?? byDefault.includes(shift)),
    };
  });
  const given = offered.filter(({ isChosen }) => isChosen).map(({ shift }) => shift.id);
  return {
    /** Undefined until it is known. */
    job: roster?.job,
    offered,
    given: shifts.filter(({ id }) => given.includes(id)),
    /** As named; undefined for the usual one. */
    firstDate,
    nameFirstDate: setFirstDate,
    /** Shifts that nobody has, and that are not given either. */
    leftEmpty: roster ? emptyShifts(roster).filter(({ id }) => !given.includes(id)) : [],
    /** Undefined for a job without shifts, and until they are known. */
    shiftIds: offered.length === 0 ? undefined : given,
    choose: (shiftId: string, isChosen: boolean) => {
      setChanged((before) => new Map([...before, [shiftId, isChosen]]));
    },
  };
}

function isShiftFull({ capacity, places }: RosterShift): boolean {
  return places.length >= capacity;
}

/** Those that an applicant can work and that have a spot; of two at the same time, the first. */
export function shiftsToGive(
  shifts: readonly RosterShift[],
  workableIds: readonly string[],
): RosterShift[] {
  return shifts
    .filter((shift) => workableIds.includes(shift.id) && !isShiftFull(shift))
    .reduce<RosterShift[]>(
      (given, shift) =>
        given.some((other) => doOverlap(other, shift)) ? given : [...given, shift],
      [],
    );
}

function doOverlap(one: RosterShift, other: RosterShift): boolean {
  if (one.date !== null && other.date !== null && one.date !== other.date) return false;
  const ranges = rangesOfShifts([other]);
  return rangesOfShifts([one]).some((range) =>
    ranges.some(({ from, to }) => range.from < to && from < range.to),
  );
}
