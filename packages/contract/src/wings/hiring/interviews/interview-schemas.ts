import * as z from 'zod';
import { entityId, isoTime, moment, requiredText } from '../../../field-rules.ts';
import { job, removedJob } from '../../jobs/jobs/job-schemas.ts';
import { weekdays } from '../../jobs/shifts/shift-enumerations.ts';
import { timeOfDay } from '../../jobs/shifts/shift-schemas.ts';

/** How long an interview can be, in minutes. */
export const interviewMinutes = [10, 15, 20, 30, 45, 60] as const;
export type InterviewMinutes = (typeof interviewMinutes)[number];
/** Applicants who can be interviewed at a time. */
export const INTERVIEW_SEATS_MAX = 10;
/** The least time between a booking and its interview, in hours. */
export const [NOTICE_HOURS_MIN, NOTICE_HOURS_MAX] = [2, 72];
/** How many days ahead one can book. */
export const DAYS_AHEAD_MAX = 28;
/** Spans of the week, and of dates, that the interview hours of a job may have. */
export const INTERVIEW_SPANS_MAX = 60;
export const INTERVIEW_PLACE_MAX = 300;
/** An applicant who missed so many interviews in so many days is reminded of what it costs others. */
export const MISSED_HINT_COUNT = 3;
export const MISSED_HINT_DAYS = 90;

/** Where an interview is; by phone, the seeker calls. */
export const interviewPlaceKinds = ['onsite', 'phone', 'video'] as const;
export type InterviewPlaceKind = (typeof interviewPlaceKinds)[number];

/** Whether the employer invites applicants, or applying does. */
export const interviewInvites = ['by_hand', 'on_apply'] as const;
export type InterviewInvite = (typeof interviewInvites)[number];

const EMPTY_SPAN = 'A time must not end when it starts';
const TOO_MANY_SPANS = `A job can have up to ${INTERVIEW_SPANS_MAX} times`;

function wholeNumber(what: string, min: number, max: number) {
  const message = `Please enter ${what}, from ${min} to ${max}`;
  return z.int(message).min(min, message).max(max, message);
}

function spansOf<T extends z.ZodType<{ readonly start: string; readonly end: string }>>(span: T) {
  return z
    .array(
      span.refine(({ start, end }) => start !== end, { error: EMPTY_SPAN, path: ['end'] }),
      TOO_MANY_SPANS,
    )
    .max(INTERVIEW_SPANS_MAX, TOO_MANY_SPANS);
}

/** When an employer interviews the applicants of a job, on the clocks of the job, as it is stored. */
export const interviewHours = z.object({
  minutes: z.literal(interviewMinutes, 'Please choose how long an interview is'),
  /** An end before the start is on the next day. */
  weekly: spansOf(
    z.object({
      weekday: z.enum(weekdays, 'Please choose a weekday'),
      start: timeOfDay,
      end: timeOfDay,
    }),
  ),
  /** Besides those of the week. */
  dates: spansOf(
    z.object({
      date: z.iso.date('Please enter a date such as 2026-12-05'),
      start: timeOfDay,
      end: timeOfDay,
    }),
  ),
  /** How many applicants can book the same time. */
  seats: wholeNumber('how many people', 1, INTERVIEW_SEATS_MAX),
  noticeHours: wholeNumber('how many hours before', NOTICE_HOURS_MIN, NOTICE_HOURS_MAX),
  daysAhead: wholeNumber('how many days ahead', 1, DAYS_AHEAD_MAX),
  /** The address, the number to call, or how to join. */
  place: z.object({
    kind: z.enum(interviewPlaceKinds, 'Please choose where'),
    text: requiredText('Please say where', INTERVIEW_PLACE_MAX),
  }),
  invite: z.enum(interviewInvites, 'Please choose who is invited'),
});
export type InterviewHours = z.output<typeof interviewHours>;

export const interviewStatuses = [
  'invited',
  'booked',
  'declined',
  'cancelled',
  'attended',
  'missed',
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const interviewActors = ['seeker', 'employer', 'system'] as const;
export type InterviewActor = (typeof interviewActors)[number];

/** An interview about an application, for one of its sides. */
export const interview = z.object({
  id: entityId,
  applicationId: entityId,
  jobId: entityId,
  jobRemoved: removedJob,
  jobTitle: job.shape.title,
  companyName: z.string(),
  status: z.enum(interviewStatuses),
  /** Null unless cancelled; `system`: as the job closed, or the application was decided. */
  cancelledBy: z.enum(interviewActors).nullable(),
  /** Null until booked. */
  startsAt: isoTime.nullable(),
  endsAt: isoTime.nullable(),
  /** IANA name of the job's zone. */
  timeZone: z.string(),
  /** How long it is. */
  minutes: z.int(),
  /** Where; a seeker reads the text once booked. */
  place: z.object({ kind: z.enum(interviewPlaceKinds), text: z.string().nullable() }),
  /** For the employer: who comes. Null for the seeker, and once the account is deleted. */
  person: z.object({ id: entityId, firstName: z.string(), lastName: z.string() }).nullable(),
});
export type Interview = z.output<typeof interview>;

/** What a time of an interview clashes with; `busy`: it is outside of the seeker's free time. */
export const slotClashes = ['class', 'shift', 'interview', 'busy'] as const;
export type SlotClash = (typeof slotClashes)[number];

/** A time that can be booked, for its seeker. */
export const interviewSlot = z.object({
  startsAt: isoTime,
  endsAt: isoTime,
  clash: z.enum(slotClashes).nullable(),
});
export type InterviewSlot = z.output<typeof interviewSlot>;

export const bookInterviewBody = z.object({
  startsAt: moment('Please choose a time'),
});
