import { DAY_MS, HOUR_MS } from '../../../time.ts';
import * as z from 'zod';
import { freeShifts } from '../applications/application-schemas.ts';
import { employerStatusLabelList } from '../applications/application-status.ts';
import { entityId, isoTime, requiredText } from '../../../field-rules.ts';
import { job, removedJob } from '../../jobs/jobs/job-schemas.ts';
import { shift } from '../../jobs/shifts/shift-schemas.ts';

/**
 * What becomes of an accepted person's shift on a date. `worked` once it is over, unless the employer marks a no-show,
 * which the person may dispute.
 */
export const assignmentStatuses = [
  'offered',
  'confirmed',
  'cancelled',
  'worked',
  'no_show',
  'disputed',
] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** Weeks ahead for which weekly shifts have dates. */
export const ASSIGNED_WEEKS = 8;
/** How long before its start a shift asks to be confirmed. */
export const CONFIRM_BEFORE_MS = 48 * HOUR_MS;
/** How long after its end a shift may be marked as a no-show, and how long a no-show may be disputed. */
export const NO_SHOW_MS = 7 * DAY_MS;
export const DISPUTE_MS = 7 * DAY_MS;

export const assignmentActors = ['seeker', 'employer', 'system'] as const;

/** Why somebody gives a shift up, as they say it; for the employer. */
export const giveUpReason = requiredText('Please write a reason', 200);

/**
 * What has come of asking colleagues to take a shift: somebody would, whom the employer is to approve; or somebody has,
 * and the shift is cancelled for who gave it up.
 */
export const giveUpStates = ['asked', 'to_approve', 'taken'] as const;

/** A shift of an accepted person on a date, for that person and for the employer. */
export const assignment = z.object({
  assignmentId: entityId,
  applicationId: entityId,
  jobId: entityId,
  jobRemoved: removedJob,
  shiftId: entityId,
  title: z.string(),
  companyName: z.string(),
  employerId: entityId,
  ...job.pick({ address: true, city: true, state: true, zipCode: true, locationType: true }).shape,
  startsAt: isoTime,
  endsAt: isoTime,
  /** IANA name of the job's zone. */
  timeZone: z.string(),
  /** What an hour earns in dollars, without tips; null where the pay does not depend on hours. */
  hourlyPay: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Whether tips come on top. */
  tipped: job.shape.tipped,
  /** How many people the shift needs on this date: none once it is no longer at this time. */
  capacity: z.int(),
  status: z.enum(assignmentStatuses),
  /** Null unless cancelled. */
  cancelledBy: z.enum(assignmentActors).nullable(),
  /** Whether the person was asked to cover this date and has not confirmed it: no no-show can be marked. */
  mustConfirm: z.boolean(),
  /** Null unless colleagues were asked to take it; until somebody has, it stays with its person. */
  giveUp: z.enum(giveUpStates).nullable(),
  giveUpReason: giveUpReason.nullable(),
  /** Whether the acceptance still stands; where it has ended, no more shifts come of it. */
  isAccepted: z.boolean(),
  /** Whether the person was told of the date; until then a change is told with the acceptance. True for the seeker. */
  notified: z.boolean(),
  /** Until when a no-show can be disputed; null unless it can be. */
  disputeUntil: isoTime.nullable(),
  /** For the employer: who works. Contact as on the application: 30 days from the acceptance. */
  person: z
    .object({
      id: entityId,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    })
    .nullable(),
  /** For the seeker: how to reach the company, for 30 days from the acceptance. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
});
export type Assignment = z.output<typeof assignment>;

/** A job of which a seeker's week leaves no time for what they have, or said that they can work. */
export const weekClash = z.object({
  applicationId: entityId,
  jobId: entityId,
  jobRemoved: removedJob,
  title: z.string(),
  companyName: z.string(),
  /** Whether they have these shifts; else they said in an undecided application that they can work them. */
  assigned: z.boolean(),
  shifts: z.array(
    z.object({
      /** `Tue 9 AM to 1 PM`, with its dates where they have them. */
      when: z.string(),
      /** `Clashes with Tue 9:30 AM from Jan 11, 2027`. */
      why: z.string(),
    }),
  ),
});
export type WeekClash = z.output<typeof weekClash>;

/** A person on a roster. */
const rosterPerson = z.object({
  applicationId: entityId,
  userId: entityId,
  firstName: z.string(),
  lastName: z.string(),
});

/** Who has which shift of a job, and who could take one. */
export const roster = z.object({
  job: job.pick({
    id: true,
    title: true,
    status: true,
    closedReason: true,
    timeZone: true,
    startDate: true,
    openings: true,
    openingsLeft: true,
  }),
  shifts: z.array(
    shift.extend({
      /** Taken spots by number, from 1 on; those that are missing are free. */
      places: z.array(
        rosterPerson.extend({
          place: z.int(),
          /** Whether they were told of the acceptance; until then changes are told with it. */
          notified: z.boolean(),
          /** Of the next date; null if none is ahead. */
          next: z
            .object({
              assignmentId: entityId,
              startsAt: isoTime,
              endsAt: isoTime,
              status: z.enum(assignmentStatuses),
            })
            .nullable(),
        }),
      ),
    }),
  ),
  /** Anyone who has an opening of the job and a spot in none of its shifts. */
  withoutShift: z.array(
    rosterPerson.extend({
      /** Whether they were told of the acceptance. */
      notified: z.boolean(),
    }),
  ),
  /** How shifts are covered that somebody gives up. */
  cover: z.object({ approval: z.boolean(), across: z.boolean() }),
  /** Undecided applicants, those first who applied first; at most 100. */
  applicants: z.array(
    rosterPerson.extend({
      status: z.enum(employerStatusLabelList),
      /** Those that they said they can work. */
      shiftIds: z.array(entityId),
      /** Those that they said so of before the hours were changed. */
      changedShiftIds: z.array(entityId),
      free: freeShifts.nullable(),
    }),
  ),
});
export type Roster = z.output<typeof roster>;
