import {
  type AssignedTime,
  DAY_MS,
  HOUR_MS,
  type InterviewHours,
  slotsOfHours,
  timeZoneOfState,
  WEEK_MS,
} from '@nextshift/contract';
import { newId } from '../platform/database/new-id.ts';
import { rangeOf } from '../wings/hiring/index.ts';
import type { applicationRows } from './rows-of-applications.ts';
import type { jobRows } from './rows-of-jobs.ts';

type ApplicationRow = ReturnType<typeof applicationRows>[number];
type JobRow = ReturnType<typeof jobRows>[number];

/** Two afternoons of every week, which leave one of the first days a time. */
const HOURS = {
  minutes: 20,
  weekly: [
    { weekday: 'tue', start: '14:00', end: '17:00' },
    { weekday: 'thu', start: '14:00', end: '17:00' },
    { weekday: 'sat', start: '09:00', end: '11:00' },
  ],
  dates: [],
  seats: 1,
  noticeHours: 24,
  daysAhead: 14,
  invite: 'by_hand',
} as const satisfies Omit<InterviewHours, 'place'>;

interface Shift extends AssignedTime {
  readonly seekerId: string | null;
}

interface Booking {
  readonly now: Date;
  /** When people work: nobody books a time of their own shift. */
  readonly shifts: readonly Shift[];
}

/**
 * The interviews of applications that are in interviews. Of each job the first applicant has booked a time, nobody has said
 * whether the second came a week before that, and the others have not chosen yet.
 */
export function interviewRows(
  applications: readonly ApplicationRow[],
  jobs: readonly JobRow[],
  booking: Booking,
) {
  const ofJob = new Map<string, ApplicationRow[]>();
  for (const row of applications.filter(({ status }) => status === 'interviewing')) {
    ofJob.set(row.job_id, [...(ofJob.get(row.job_id) ?? []), row]);
  }
  const interviewing = jobs.filter(({ id, status }) => status === 'Active' && ofJob.has(id));
  return {
    hours: interviewing.map((job) => hoursRow(job, booking.now)),
    interviews: interviewing.flatMap((job) =>
      (ofJob.get(job.id) ?? []).map((row, at) => interviewRow(row, job, { at, ...booking })),
    ),
  };
}

function hoursRow({ id, address, city, state }: JobRow, now: Date) {
  return {
    job_id: id,
    minutes: HOURS.minutes,
    weekly: JSON.stringify(HOURS.weekly),
    dates: JSON.stringify(HOURS.dates),
    seats: HOURS.seats,
    notice_hours: HOURS.noticeHours,
    days_ahead: HOURS.daysAhead,
    place_kind: 'onsite' as const,
    place_text: [address, city, state].filter(Boolean).join(', '),
    invite: HOURS.invite,
    updated_at: now,
  };
}

function interviewRow(
  { id, job_id, employer_id, seeker_id }: ApplicationRow,
  { state }: JobRow,
  { at, now, shifts }: Booking & { readonly at: number },
) {
  const invitedAt = new Date(now.getTime() - 3 * DAY_MS);
  const invited = { id: newId(), application_id: id, job_id, employer_id, seeker_id };
  const dates = { created_at: invitedAt, updated_at: invitedAt };
  const hours = { ...HOURS, weekly: [...HOURS.weekly], dates: [], place: WHEREVER };
  const earlierMs = at === 0 ? 0 : WEEK_MS;
  const own = shifts.filter(({ seekerId }) => seekerId === seeker_id);
  const slot = slotsOfHours(hours, { timeZone: timeZoneOfState(state), now })
    .map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt.getTime() - earlierMs),
      endsAt: new Date(endsAt.getTime() - earlierMs),
    }))
    .find(({ startsAt, endsAt }) =>
      own.every((shift) => shift.endsAt <= startsAt || shift.startsAt >= endsAt),
    );
  if (at > 1 || !slot) return { ...invited, ...dates, status: 'invited' as const };
  const { startsAt } = slot;
  const remindAt = new Date(startsAt.getTime() - 2 * HOUR_MS);
  return {
    ...invited,
    ...dates,
    status: 'booked' as const,
    during: rangeOf(slot),
    seat: 1,
    sequence: 1,
    remind_at: at === 0 ? remindAt : null,
  };
}

const WHEREVER = { kind: 'onsite', text: 'There' } as const;
