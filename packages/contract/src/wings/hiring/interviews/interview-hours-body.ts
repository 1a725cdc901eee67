import { PHONE_DIGITS } from '../../../limits.ts';
import { MINUTE_MS } from '../../../time.ts';
import { minuteOfDay } from '../../jobs/shifts/minute-of-day.ts';
import { weekdays } from '../../jobs/shifts/shift-enumerations.ts';
import { minutesOfShift } from '../../jobs/shifts/shift-hours.ts';
import { joinRanges, WEEK_MINUTES, type WeekRange } from '../../jobs/shifts/week-ranges.ts';
import { type InterviewHours, interviewHours } from './interview-schemas.ts';

const OVERLAP = 'Two of these times overlap. Please merge them.';
const NO_NUMBER = 'Please enter the phone number to call';
const tooShort = (minutes: number) =>
  `Each time must be at least as long as one interview: ${minutes} minutes`;

/**
 * Interview hours as an employer may save them: no two spans of the week, or of dates, overlap, an interview fits, and
 * there is a number to call by phone, whatever else is said with it.
 */
export const interviewHoursBody = interviewHours.superRefine((hours, context) => {
  for (const field of ['weekly', 'dates'] as const) {
    const message = problemOf(timesOf(hours)[field], hours.minutes);
    if (message) context.addIssue({ code: 'custom', path: [field], message });
  }
  if (hours.place.kind === 'phone' && digitsIn(hours.place.text) < PHONE_DIGITS) {
    context.addIssue({ code: 'custom', path: ['place', 'text'], message: NO_NUMBER });
  }
});

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

interface Times {
  readonly own: readonly WeekRange[];
  /** The same with those of the weeks before and after. */
  readonly around: readonly WeekRange[];
}

/** Spans in minutes, of the week or since 1970. */
function timesOf({ weekly, dates }: InterviewHours): { weekly: Times; dates: Times } {
  const rangeOf = (day: number, span: { readonly start: string; readonly end: string }) => {
    const from = day + minuteOfDay(span.start);
    return { from, to: from + minutesOfShift(span) };
  };
  const week = weekly.map(({ weekday, ...span }) =>
    rangeOf((weekdays.indexOf(weekday) * WEEK_MINUTES) / weekdays.length, span),
  );
  const single = dates.map(({ date, ...span }) => rangeOf(Date.parse(date) / MINUTE_MS, span));
  const around = [-WEEK_MINUTES, 0, WEEK_MINUTES].flatMap((by) =>
    week.map(({ from, to }) => ({ from: from + by, to: to + by })),
  );
  return { weekly: { own: week, around }, dates: { own: single, around: single } };
}

/** What touches is one time: an interview may begin in one span and end in the next. */
function problemOf({ own, around }: Times, minutes: number): string | undefined {
  const sorted = around.toSorted((one, other) => one.from - other.from);
  if (sorted.some(({ from }, index) => from < (sorted[index - 1]?.to ?? from))) return OVERLAP;
  const long = joinRanges(around).filter(({ from, to }) => to - from >= minutes);
  const fits = (range: WeekRange) =>
    long.some(({ from, to }) => from <= range.from && range.to <= to);
  return own.every(fits) ? undefined : tooShort(minutes);
}
