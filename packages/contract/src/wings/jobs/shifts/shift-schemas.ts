import * as z from 'zod';
import { entityId } from '../../../field-rules.ts';
import { readJson } from '../jobs/job-field-kinds.ts';
import { weekdays } from './shift-enumerations.ts';

/** Shifts that a job may have. */
export const SHIFTS_MAX = 60;
/** How many days ahead a shift of a date may be. */
export const SHIFT_DAYS_AHEAD_MAX = 366;
/** People whom one shift may need. */
export const SHIFT_CAPACITY_MAX = 50;

const INVALID_TIME = 'Please enter a time such as 07:00';
export const EMPTY_SHIFT_MESSAGE = 'A shift must not end when it starts';
const INVALID_DAY = 'Please choose a weekday or a date';
const INVALID_CAPACITY = `Please enter how many people, from 1 to ${SHIFT_CAPACITY_MAX}`;
const TOO_MANY_SHIFTS = `A job can have up to ${SHIFTS_MAX} shifts`;
const SAME_SHIFT = 'This shift is listed twice';

/** A time of day on the clocks of a zone: `07:00`. */
export const timeOfDay = z.string(INVALID_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, INVALID_TIME);

/** From `start` to `end` on the clocks of the job's zone; an end before the start is on the next day. */
const hours = { start: timeOfDay, end: timeOfDay };

/** Work that comes every week on a day, or once on a date; the other of the two is null. */
export const shift = z.object({
  id: entityId,
  weekday: z.enum(weekdays).nullable(),
  /** `2026-11-20`. */
  date: z.iso.date().nullable(),
  ...hours,
  /** How many people it needs. */
  capacity: z.int(),
});
export type Shift = z.output<typeof shift>;

const shiftTime = shift.pick({ weekday: true, date: true, start: true, end: true });
const storedShift = shift.pick({ id: true });

/** A shift as employers send it: with the id of the one that it changes, without for a new one. */
const shiftInput = z
  .object({
    id: entityId.nullish().transform((id) => id ?? null),
    weekday: z
      .enum(weekdays, INVALID_DAY)
      .nullish()
      .transform((weekday) => weekday ?? null),
    date: z.iso
      .date(INVALID_DAY)
      .nullish()
      .transform((date) => date ?? null),
    ...hours,
    capacity: z
      .int(INVALID_CAPACITY)
      .min(1, INVALID_CAPACITY)
      .max(SHIFT_CAPACITY_MAX, INVALID_CAPACITY)
      .nullish()
      .transform((capacity) => capacity ?? null)
      .describe('How many people it needs; as many as the job has openings by default'),
  })
  .refine(({ weekday, date }) => (weekday === null) !== (date === null), {
    error: INVALID_DAY,
    path: ['weekday'],
  })
  .refine(({ start, end }) => start !== end, { error: EMPTY_SHIFT_MESSAGE, path: ['end'] });
export type ShiftInput = z.output<typeof shiftInput>;

/** The shifts of a job; JSON in a form with an image. */
export const shiftList = z
  .preprocess(
    readJson,
    z
      .array(shiftInput, TOO_MANY_SHIFTS)
      .max(SHIFTS_MAX, TOO_MANY_SHIFTS)
      .superRefine(
        (shifts, context) => {
          const seen = new Set<string>();
          for (const [index, each] of shifts.entries()) {
            const keys = keysOfShift(each);
            if (keys.some((key) => seen.has(key)))
              context.addIssue({ code: 'custom', message: SAME_SHIFT, path: [index] });
            for (const key of keys) seen.add(key);
          }
        },
        // Also beside shifts that are wrong or unfinished.
        { when: ({ value }) => Array.isArray(value) },
      )
      .default([]),
  )
  .describe('Weekly shifts with a weekday, or shifts of a single date');

/** What tells a shift from others of its job: when it is, and its id. Of a wrong one, what is right of it. */
function keysOfShift(shift: unknown): string[] {
  const { data: time } = shiftTime.safeParse(shift);
  const { data: stored } = storedShift.safeParse(shift);
  return [
    ...(time ? [[time.weekday ?? time.date, time.start, time.end].join(' ')] : []),
    ...(stored ? [stored.id] : []),
  ];
}

const INVALID_EACH_WORKS = `Please enter how many shifts a week each person works, from 1 to ${SHIFTS_MAX}`;

const EACH_WORKS_ORDER = 'The lowest number of shifts must not be above the highest';
/** What is wrong where each person works more shifts than there are. */
export const EACH_WORKS_ABOVE_SHIFTS = 'Each person can work at most as many shifts as the job has';

/** Whether each person works all shifts of a job, or `min` to `max` of them a week. */
export const eachWorks = z.object({
  all: z.boolean(),
  min: z.int().nullable(),
  max: z.int().nullable(),
});
export type EachWorks = z.output<typeof eachWorks>;

/** A number, or as typed. */
const shiftsAWeek = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.int(INVALID_EACH_WORKS).min(1, INVALID_EACH_WORKS).max(SHIFTS_MAX, INVALID_EACH_WORKS),
);

/** The same as employers send it; JSON in a form with an image, null or blank where they do not say. */
export const eachWorksInput = z
  .preprocess(
    (value) => readJson(value) ?? null,
    z.union(
      [
        z
          .object({ all: z.literal(true) })
          .transform((): EachWorks => ({ all: true, min: null, max: null })),
        z.object({ all: z.literal(false), min: shiftsAWeek, max: shiftsAWeek }),
        z.null(),
      ],
      INVALID_EACH_WORKS,
    ),
  )
  .refine((share) => share === null || (share.min ?? 0) <= (share.max ?? 0), EACH_WORKS_ORDER)
  .describe('Whether each person works all shifts, or how many of them a week; null if unsaid');

/** The shifts that a person can work, or gets; all of the job by default. */
export const shiftIds = z
  .array(entityId)
  .max(SHIFTS_MAX, TOO_MANY_SHIFTS)
  .optional()
  .describe(
    'Ids of shifts of the job. By default all of them; at acceptance, those that the applicant can work',
  );
