import {
  type InterviewHours,
  interviewHoursBody,
  interviewInvites,
  interviewPlaceKinds,
  rangesOfSpans,
  weekdays,
} from '@nextshift/contract';
import type { FieldError, Resolver } from 'react-hook-form';
import * as z from 'zod';

const span = { start: z.string(), end: z.string() };

/** Interview hours as a form. */
export const hoursDraft = z.object({
  minutes: z.string(),
  weekly: z.array(z.object({ weekday: z.enum(weekdays), ...span })),
  dates: z.array(z.object({ date: z.string(), ...span })),
  seats: z.string(),
  noticeHours: z.string(),
  daysAhead: z.string(),
  kind: z.enum(interviewPlaceKinds),
  text: z.string(),
  invite: z.enum(interviewInvites),
});
export type HoursDraft = z.output<typeof hoursDraft>;

/** What a job begins with. @param place where it is worked */
export function draftOfHours(hours: InterviewHours | null, place: string): HoursDraft {
  if (hours === null) {
    return {
      minutes: '20',
      weekly: [],
      dates: [],
      seats: '1',
      noticeHours: '24',
      daysAhead: '14',
      kind: 'onsite',
      text: place,
      invite: 'by_hand',
    };
  }
  const { minutes, seats, noticeHours, daysAhead, place: where, ...rest } = hours;
  return {
    ...rest,
    minutes: String(minutes),
    seats: String(seats),
    noticeHours: String(noticeHours),
    daysAhead: String(daysAhead),
    ...where,
  };
}

export function isSameDraft(one: HoursDraft, other: HoursDraft): boolean {
  return keyOf(one) === keyOf(other);
}

/** The same for a week that was painted in other pieces. */
function keyOf({ weekly, ...rest }: HoursDraft): string {
  const values = hoursDraft.omit({ weekly: true }).parse(rest);
  return JSON.stringify([rangesOfSpans(weekly), values]);
}

/** Where the form shows what is wrong with a field of the contract. */
const FIELDS: Readonly<Record<string, keyof HoursDraft>> = { kind: 'kind', text: 'text' };

/** Checks the form by the contract's rules. */
export const hoursResolver: Resolver<HoursDraft, unknown, InterviewHours> = (draft) => {
  const { kind, text, ...rest } = draft;
  const checked = interviewHoursBody.safeParse({
    ...rest,
    minutes: Number(rest.minutes),
    seats: Number(rest.seats),
    noticeHours: Number(rest.noticeHours),
    daysAhead: Number(rest.daysAhead),
    place: { kind, text },
  });
  if (checked.success) return { values: checked.data, errors: {} };
  const errors = checked.error.issues.map(({ path: [first, second], message }) => {
    const named = first === 'place' ? FIELDS[String(second)] : first;
    const field = hoursDraft.keyof().safeParse(named).data ?? 'weekly';
    return [field, { type: 'rule', message }] as const;
  });
  const dates = errorsOfDates(checked.error.issues);
  return {
    values: {},
    errors: { ...Object.fromEntries(errors.toReversed()), ...(dates.length > 0 ? { dates } : {}) },
  };
};

/** What is wrong with a field of a single date, beside that field. */
function errorsOfDates(issues: readonly z.core.$ZodIssue[]): DateErrors[] {
  const dates: DateErrors[] = [];
  for (const { path, message } of issues.toReversed()) {
    const at = pathInDates.safeParse(path).data;
    if (at) dates[at[1]] = { ...dates[at[1]], [at[2]]: { type: 'rule', message } };
  }
  return dates;
}

type DateErrors = Partial<Record<'date' | 'start' | 'end', FieldError>>;

const pathInDates = z.tuple([z.literal('dates'), z.int(), z.enum(['date', 'start', 'end'])]);
