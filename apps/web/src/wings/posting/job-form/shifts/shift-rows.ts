import { describeShift, type JobDraftFields, type Shift, weekdays } from '@nextshift/contract';
import * as z from 'zod';

/** Chosen in place of a weekday: the shift is on a single date. */
export const ON_A_DATE = 'date';

/** A shift, as typed. The names are those of the contract, so that its messages find their fields. */
export const shiftRow = z.object({
  /** The shift that the row changes; null for a new one. */
  id: z.string().nullable(),
  /** A weekday, `date`, or '' while none is chosen. */
  weekday: z.string(),
  /** Used on a single date only. */
  date: z.string(),
  start: z.string(),
  end: z.string(),
  /** '' for as many as the job has openings. */
  capacity: z.string(),
});

export type ShiftRow = z.output<typeof shiftRow>;

export const EMPTY_ROW: ShiftRow = {
  id: null,
  weekday: '',
  date: '',
  start: '',
  end: '',
  capacity: '',
};

type SentShift = NonNullable<JobDraftFields['shifts']>[number];

/** Shifts of a job or a draft, as the form shows them. */
export function rowsOfShifts(
  shifts: readonly (SentShift | Shift)[],
  openings: number | undefined,
): ShiftRow[] {
  return shifts.map(({ id, weekday, date, start, end, capacity }) => ({
    id,
    weekday: weekday ?? ON_A_DATE,
    date: date ?? '',
    start,
    end,
    capacity: capacity === null || capacity === openings ? '' : String(capacity),
  }));
}

/** A row as it is sent; the contract checks it. */
export function shiftOfRow({ id, weekday, date, start, end, capacity }: ShiftRow) {
  const isDated = weekday === ON_A_DATE;
  return {
    id,
    weekday: isDated ? null : weekday,
    date: isDated ? date : null,
    start,
    end,
    capacity: capacity.trim() === '' ? null : Number(capacity),
  };
}

/** A filled row with its weekday or date told apart; null while something is missing or wrong. */
export function timedRow(row: ShiftRow): Pick<Shift, 'weekday' | 'date' | 'start' | 'end'> | null {
  const { start, end } = row;
  if (start === '' || end === '' || start === end) return null;
  if (row.weekday === ON_A_DATE) {
    return z.iso.date().safeParse(row.date).success
      ? { weekday: null, date: row.date, start, end }
      : null;
  }
  const weekday = weekdays.find((each) => each === row.weekday);
  return weekday ? { weekday, date: null, start, end } : null;
}

/** A row in words, for comparing versions: `Sat, 7 AM to 1 PM, 2 people`. */
export function describeRow(row: ShiftRow): string {
  const timed = timedRow(row);
  const when = timed ? describeShift(timed) : 'Unfinished shift';
  const people = row.capacity.trim();
  if (people === '') return when;
  return `${when}, ${people} ${people === '1' ? 'person' : 'people'}`;
}

/** A copy to go below a row, on the next weekday; of a single date, without the date. */
export function copyOfRow(row: ShiftRow): ShiftRow {
  const index = weekdays.findIndex((each) => each === row.weekday);
  const weekday = index === -1 ? row.weekday : (weekdays[(index + 1) % weekdays.length] ?? '');
  return { ...row, id: null, weekday, date: '' };
}
