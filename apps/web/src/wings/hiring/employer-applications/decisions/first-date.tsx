import {
  addDays,
  dateOnOrAfter,
  dayIn,
  firstDateProblem,
  describeShift,
  momentsOfShift,
  type Roster,
  usualFirstDate,
} from '@nextshift/contract';
import { useState } from 'react';
import * as z from 'zod';
import { TextField } from '../../../../ui/forms/text-field.tsx';

export interface FirstDateProps {
  job: Roster['job'];
  /** The shifts to give. */
  shifts: Roster['shifts'];
  /** As the applicant said in the form. */
  startDate: string | undefined;
  /** As the employer named; undefined for the usual one. */
  firstDate: string | undefined;
  name: (firstDate: string) => void;
}

/** From which day on an accepted applicant works, and their first shift in words. */
export function FirstDate({ job, shifts, startDate, firstDate, name }: FirstDateProps) {
  const [now] = useState(() => new Date());
  const { timeZone } = job;
  const ofPerson = firstDate ?? usualFirstDate({ timeZone, startDate: startDate ?? null, now });
  const problem = firstDateProblem(ofPerson, timeZone, now);
  const ofJob = z.iso.date().safeParse(job.startDate).data ?? '';
  const ofWeekly = ofJob > ofPerson ? ofJob : ofPerson;
  const dateOf = (shift: FirstDateProps['shifts'][number]) => {
    const from = shift.date === null ? ofWeekly : (firstDate ?? startDate ?? '');
    const date = dateOnOrAfter(shift, from);
    if (date === null) return null;
    const moments = momentsOfShift(shift, { date, timeZone });
    // One that has started is not theirs.
    return moments && moments.startsAt > now ? date : dateOnOrAfter(shift, addDays(date, 1));
  };
  const describeFirst = () => {
    const [first] = shifts
      .flatMap((shift) => {
        const date = dateOf(shift);
        return date === null ? [] : [{ ...shift, weekday: null, date }];
      })
      .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
    return first === undefined
      ? 'None of these shifts is on or after this day.'
      : `Their first shift: ${describeShift(first)}.`;
  };
  return (
    <TextField
      type="date"
      label="First date"
      className="mb-3 max-w-64"
      min={dayIn(timeZone, now)}
      value={ofPerson}
      help={problem === null ? describeFirst() : undefined}
      error={problem ?? undefined}
      onChange={(event) => {
        name(event.target.value);
      }}
    />
  );
}

function startOf({ date, start }: { readonly date: string; readonly start: string }): string {
  return `${date} ${start}`;
}
