import {
  type Assignment,
  type Job,
  type Roster,
  type Shift,
  getRoster,
  listCoverOffers,
  listShifts,
} from '@nextshift/contract';
import { serve } from './api-server.ts';
import { EMPLOYER, idOf, makeJob } from './employer-world.ts';

export const SATURDAY: Shift = {
  id: idOf(501),
  weekday: 'sat',
  date: null,
  start: '07:00',
  end: '13:00',
  capacity: 2,
};
export const SUNDAY: Shift = { ...SATURDAY, id: idOf(502), weekday: 'sun', capacity: 1 };

/** A job of three people with shifts on both days of the weekend. */
export const WEEKEND_JOB: Job = makeJob(1, {
  title: 'Weekend Barista',
  openings: 3,
  openingsLeft: 2,
  shifts: [SATURDAY, SUNDAY],
});

type Spot = Roster['shifts'][number]['places'][number];
type Applicant = Roster['applicants'][number];

/** The nth person at a spot of a shift, with a date ahead. */
export function makeSpot(n: number, firstName: string, changes: Partial<Spot> = {}): Spot {
  return {
    applicationId: idOf(200 + n),
    userId: idOf(300 + n),
    firstName,
    lastName: 'Lopez',
    place: n,
    notified: true,
    next: {
      assignmentId: idOf(600 + n),
      startsAt: '2999-11-23T12:00:00.000Z',
      endsAt: '2999-11-23T18:00:00.000Z',
      status: 'offered',
    },
    ...changes,
  };
}

export function makeRosterApplicant(
  n: number,
  firstName: string,
  shiftIds: readonly string[],
  free: Applicant['free'] = null,
): Applicant {
  return {
    applicationId: idOf(200 + n),
    userId: idOf(300 + n),
    firstName,
    lastName: 'Lopez',
    status: 'Active',
    shiftIds: [...shiftIds],
    changedShiftIds: [],
    free,
  };
}

/** The roster of a job; `spots` by the id of their shift. */
export function makeRoster(
  job: Job,
  spots: Readonly<Record<string, Spot[]>> = {},
  applicants: Applicant[] = [],
): Roster {
  return {
    job,
    shifts: job.shifts.map((shift) => ({ ...shift, places: spots[shift.id] ?? [] })),
    withoutShift: [],
    cover: { approval: false, across: false },
    applicants,
  };
}

/** Somebody's shift of the weekend job on a date. */
export function makeAssignment(
  n: number,
  firstName: string,
  changes: Partial<Assignment> = {},
): Assignment {
  const { address, city, state, zipCode, locationType } = WEEKEND_JOB;
  return {
    assignmentId: idOf(600 + n),
    applicationId: idOf(200 + n),
    jobId: WEEKEND_JOB.id,
    jobRemoved: false,
    isAccepted: true,
    shiftId: SATURDAY.id,
    title: WEEKEND_JOB.title,
    companyName: EMPLOYER.companyName,
    employerId: EMPLOYER.id,
    ...{ address, city, state, zipCode, locationType },
    startsAt: '2999-11-23T12:00:00.000Z',
    endsAt: '2999-11-23T18:00:00.000Z',
    timeZone: WEEKEND_JOB.timeZone,
    hourlyPay: null,
    tipped: false,
    capacity: SATURDAY.capacity,
    status: 'offered',
    cancelledBy: null,
    mustConfirm: false,
    giveUp: null,
    giveUpReason: null,
    notified: true,
    disputeUntil: null,
    person: { id: idOf(300 + n), firstName, lastName: 'Lopez', email: null, phone: null },
    contact: null,
    ...changes,
  };
}

/** Serves the current roster and the current dates of shifts. */
export function serveRoster(
  roster: () => Roster,
  shifts: () => readonly Assignment[] = () => [],
): void {
  serve(getRoster, () => ({ roster: roster() }));
  serve(listShifts, () => ({ shifts: shifts() }));
  serve(listCoverOffers, () => ({ offers: [] }));
}
