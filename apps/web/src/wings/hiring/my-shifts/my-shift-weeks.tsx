import type { Assignment } from '@nextshift/contract';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusOnMore } from '../../../ui/hooks/use-focus-on-more.ts';
import { ConfirmAll } from './confirm-all.tsx';
import { MyShiftList } from './my-shift-list.tsx';
import type { MyShiftChanges } from './use-my-shift-changes.tsx';
import { sumOfShifts, weeksOfShifts } from './weeks-of-shifts.ts';

export interface MyShiftWeeksProps {
  accountId: string;
  /** Dates to come, the next first; at least one. */
  shifts: readonly Assignment[];
  asOf: Date;
  changes: MyShiftChanges;
}

/** Weeks that are shown before all are asked for. */
const FIRST_WEEKS = 3;

/** The next shift, then all others by weeks, each with its hours and pay; later weeks are shown by a press. */
export function MyShiftWeeks({ accountId, shifts, asOf, changes }: MyShiftWeeksProps) {
  const [showsAll, setShowsAll] = useState(false);
  const next = shifts.find(({ status }) => status !== 'cancelled');
  const weeks = weeksOfShifts(shifts, asOf)
    .map((week) => ({ ...week, rows: week.shifts.filter((shift) => shift !== next) }))
    .filter(({ rows }) => rows.length > 0);
  const shown = showsAll ? weeks : weeks.slice(0, FIRST_WEEKS);
  const { list, expectMore } = useFocusOnMore<HTMLDivElement>(shown.length);
  return (
    <>
      {next ? (
        <MyShiftList isHero changes={changes} title="Next shift" shifts={[next]} asOf={asOf} />
      ) : null}
      <ConfirmAll accountId={accountId} shifts={shifts} asOf={asOf} />
      <div ref={list} className="mt-8">
        {shown.map(({ monday, title, shifts: ofWeek, rows }) => (
          <MyShiftList
            key={monday}
            changes={changes}
            title={title}
            sum={sumOfShifts(ofWeek)}
            shifts={rows}
            asOf={asOf}
          />
        ))}
      </div>
      {shown.length < weeks.length ? (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            onClick={() => {
              expectMore();
              setShowsAll(true);
            }}
          >
            Show all {shifts.length} dates
          </Button>
        </div>
      ) : null}
    </>
  );
}
