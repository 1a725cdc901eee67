import * as z from 'zod';
import { timeZone } from '../../../time-zone.ts';
import { weekdays } from '../shifts/shift-enumerations.ts';
import { timeOfDay } from '../shifts/shift-schemas.ts';

/** Spans that each list of a week may have. */
export const WEEKLY_SPANS_MAX = 200;
/** 1 MB, in bytes. */
export const TIMETABLE_MAX_BYTES = 1024 * 1024;
/** Events that a timetable may have. */
export const TIMETABLE_EVENTS_MAX = 2_000;
/** Events that are named because they were not read. */
export const TIMETABLE_UNREAD_MAX = 100;
export const TOO_MANY_SPANS_MESSAGE = `A week can have up to ${WEEKLY_SPANS_MAX} times`;
/** The highest limit of hours a week that a seeker may set. */
export const WEEKLY_HOURS_LIMIT = 80;
const INVALID_WEEKLY_HOURS = `Please enter the hours as a whole number, from 1 to ${WEEKLY_HOURS_LIMIT}`;

/** A time that comes every week; an end before the start is on the next day, one equal to it a day later. */
export const weeklySpan = z.object({
  weekday: z.enum(weekdays, 'Please choose a weekday'),
  start: timeOfDay,
  end: timeOfDay,
});

/** A time that is taken every week from a day until another, such as classes of a term; null for no bound. */
export const busySpan = weeklySpan.extend({
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});

const INVALID_DATE = 'Please enter a date such as 2026-12-05';
const date = z.iso
  .date(INVALID_DATE)
  .nullish()
  .transform((day) => day ?? null);
const busySpanInput = weeklySpan
  .extend({ from: date, until: date })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    message: 'A time must not end before it begins',
    path: ['until'],
  });

function spansOf<T extends z.ZodType>(span: T) {
  return z.array(span, TOO_MANY_SPANS_MESSAGE).max(WEEKLY_SPANS_MAX, TOO_MANY_SPANS_MESSAGE);
}

/** When a seeker can work, on the clocks of the zone. Employers never see it. */
export const availability = z.object({
  timeZone,
  /** Free time; empty until the seeker says it. */
  weekly: spansOf(weeklySpan),
  /** Classes and whatever else leaves no time. */
  busy: spansOf(busySpan),
  /** Whether employers see "free for 3 of 4 shifts". */
  share: z.boolean(),
  /** Hours a week that the seeker wants to be warned beyond, such as those of a visa; null for none. */
  weeklyHoursMax: z.int().nullable(),
});
export type Availability = z.output<typeof availability>;

/** What a class timetable says of every week. */
export const timetable = availability.pick({ busy: true }).extend({
  /** Events that may take time and were not read, by their names, with what is wrong: "its days are missing". */
  unread: z.array(z.object({ event: z.string(), why: z.string() })).max(TIMETABLE_UNREAD_MAX),
});
export type Timetable = z.output<typeof timetable>;

export const updateAvailabilityBody = availability.extend({
  busy: spansOf(busySpanInput),
  weeklyHoursMax: z
    .int(INVALID_WEEKLY_HOURS)
    .min(1, INVALID_WEEKLY_HOURS)
    .max(WEEKLY_HOURS_LIMIT, INVALID_WEEKLY_HOURS)
    .nullish()
    .transform((hours) => hours ?? null),
});
