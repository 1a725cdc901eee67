import {
  type AssignmentStatus,
  CONFIRM_BEFORE_MS,
  DAY_MS,
  rangesOfSpans,
  type Shift,
  type ShiftDate,
  WEEK_MS,
} from '@nextshift/contract';
import {
  type DemoApplication,
  type DemoData,
  type DemoJob,
  type DemoSeeker,
  daysBefore,
  SAMPLE_TIME_ZONE,
  seededRandom,
} from '@nextshift/demo-data';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { datesOfShift, lastDayAhead, rangeOf } from '../wings/hiring/index.ts';
import { newId } from '../platform/database/new-id.ts';
import { multirangeOf } from '../platform/database/week-multirange.ts';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;
/** The shifts of jobs by the keys of the jobs. */
export type ShiftsByJob = ReadonlyMap<string, readonly Shift[]>;

/** How long ago the first dates of the sample are. */
const DAYS_BACK = 14;

/** Gives the shifts of each job their ids. */
export function shiftsByJob({ jobs }: DemoData): ShiftsByJob {
  return new Map(
    jobs.map(({ key, shifts }) => [key, shifts.map((shift) => ({ ...shift, id: newId() }))]),
  );
}

/** The weeks that seekers have saved. */
export function availabilityRows(seekers: readonly DemoSeeker[], ids: Ids) {
  return seekers.flatMap(({ key, week, createdAt }) =>
    week
      ? [
          {
            seeker_id: idOfKey(ids, key),
            time_zone: SAMPLE_TIME_ZONE,
            weekly: multirangeOf(rangesOfSpans(week.weekly)),
            busy: multirangeOf(rangesOfSpans(week.busy)),
            share: week.share,
            weekly_hours_max: week.weeklyHoursMax,
            updated_at: createdAt,
          },
        ]
      : [],
  );
}

/** When the next term begins and ends, in days from now. */
const NEXT_TERM = { first: 6 * 7, last: 22 * 7 };

/** The classes of the term to come. */
export function busyTermRows(seekers: readonly DemoSeeker[], ids: Ids, now: Date) {
  const dayIn = (days: number) =>
    new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return seekers.flatMap(({ key, week }) =>
    week && week.nextTerm.length > 0
      ? [
          {
            seeker_id: idOfKey(ids, key),
            during: `[${dayIn(NEXT_TERM.first)},${dayIn(NEXT_TERM.last)}]`,
            minutes: multirangeOf(rangesOfSpans(week.nextTerm)),
          },
        ]
      : [],
  );
}

interface Choosing {
  readonly shifts: ShiftsByJob;
  readonly applicationIds: Ids;
  readonly jobIds: Ids;
  readonly employerIds: Ids;
  readonly seekerIds: Ids;
  readonly now: Date;
}

/** Which shifts applicants can work, the spots of the accepted ones, and the dates of these. */
export function shiftChoiceRows(sample: DemoData, choosing: Choosing) {
  const { shifts, applicationIds, now } = choosing;
  const jobs = new Map(sample.jobs.map((job) => [job.key, job]));
  const applications = new Map(sample.applications.map((each) => [each.key, each]));
  const lastDay = lastDayAhead(SAMPLE_TIME_ZONE, now);
  const chosen = sample.shiftChoices.flatMap(({ applicationKey, shifts: ofApplication }) => {
    const application = applications.get(applicationKey);
    const job = application && jobs.get(application.jobKey);
    if (!job) return [];
    return ofApplication.flatMap(({ index, place }) => {
      const shift = shifts.get(job.key)?.[index];
      return shift ? [{ application, job, shift, place }] : [];
    });
  });
  return {
    choices: chosen.map(({ application, shift, place }) => ({
      application_id: idOfKey(applicationIds, application.key),
      shift_id: shift.id,
      capacity: shift.capacity,
      place,
      dates_until: place !== null && shift.date === null ? lastDay : null,
    })),
    assignments: chosen.flatMap((each) =>
      each.place === null ? [] : datesOf({ ...each, place: each.place }, { choosing, lastDay }),
    ),
  };
}

interface Spot {
  readonly application: DemoApplication;
  readonly job: DemoJob;
  readonly shift: Shift;
  readonly place: number;
}

function datesOf(
  { application, job, shift, place }: Spot,
  { choosing, lastDay }: { choosing: Choosing; lastDay: string },
) {
  const { applicationIds, jobIds, employerIds, seekerIds, now } = choosing;
  const acceptedAt = application.updatedAt;
  const earliest = daysBefore(now, DAYS_BACK);
  return datesOfShift(shift, {
    timeZone: SAMPLE_TIME_ZONE,
    after: acceptedAt > earliest ? acceptedAt : earliest,
    firstDay: job.startDate?.toISOString().slice(0, 10) ?? null,
    lastDay,
  }).map((on) => {
    const state = stateOf(on, { application, now });
    return {
      id: newId(),
      application_id: idOfKey(applicationIds, application.key),
      job_id: idOfKey(jobIds, job.key),
      employer_id: idOfKey(employerIds, job.employerKey),
      seeker_id: idOfKey(seekerIds, application.seekerKey),
      shift_id: shift.id,
      capacity: shift.capacity,
      place,
      date: on.date,
      during: rangeOf(on),
      // Anyone who cancelled a date knows it.
      told_during: state.status === 'cancelled' ? null : rangeOf(on),
      created_at: acceptedAt,
      ...state,
    };
  });
}

interface State {
  readonly status: AssignmentStatus;
  readonly cancelled_by: 'seeker' | null;
  readonly confirmation_asked_at: Date | null;
  readonly updated_at: Date;
}

/** What became of a date: what is over was worked, what is close is confirmed but for a few, of next week some. */
function stateOf(
  { date, startsAt, endsAt }: ShiftDate,
  { application, now }: { application: DemoApplication; now: Date },
): State {
  const random = seededRandom(`date:${application.key}:${date}`);
  const asked = new Date(startsAt.getTime() - CONFIRM_BEFORE_MS);
  const state = {
    cancelled_by: null,
    confirmation_asked_at: asked <= now ? laterOf(asked, application.updatedAt) : null,
    updated_at: application.updatedAt,
  };
  if (endsAt <= now) return { ...state, status: 'worked', updated_at: endsAt };
  if (startsAt <= now) return { ...state, status: 'confirmed' };
  const isThisWeek = startsAt.getTime() - now.getTime() < WEEK_MS;
  const isDemo = application.seekerKey === demoAccounts.seeker.key;
  if (isThisWeek && !isDemo && random.chance(0.1)) {
    return { ...state, status: 'cancelled', cancelled_by: 'seeker' };
  }
  return { ...state, status: isThisWeek && random.chance(0.7) ? 'confirmed' : 'offered' };
}

function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}
