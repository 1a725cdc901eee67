import {
  isFreeFor,
  rangesOfShifts,
  rangesOfSpans,
  subtractRanges,
  type WeekRange,
} from '@nextshift/contract';
import type {
  DemoApplication,
  DemoJob,
  DemoSeeker,
  DemoShift,
  DemoShiftChoice,
} from '../demo-data.ts';
import { seededRandom } from './seeded-random.ts';

/** Shifts that an accepted applicant gets at most. */
const SHIFTS_OF_ONE = 3;

/**
 * Which shifts applicants can work: those that fit their week, else some. Who was accepted has spots in a few of them,
 * first come, first served, and never two at a time.
 */
export function generateShiftChoices(
  jobs: readonly DemoJob[],
  seekers: readonly DemoSeeker[],
  applications: readonly DemoApplication[],
): DemoShiftChoice[] {
  const jobByKey = new Map(jobs.map((job) => [job.key, job]));
  const seekerByKey = new Map(seekers.map((seeker) => [seeker.key, seeker]));
  const spots = spotKeeper();
  return applications.toSorted(byAcceptance).flatMap((application) => {
    const job = jobByKey.get(application.jobKey);
    const seeker = seekerByKey.get(application.seekerKey);
    if (!job || !seeker || job.shifts.length === 0) return [];
    const fitting = fittingShifts(job.shifts, seeker);
    const isFree = fitting !== undefined && fitting.length > 0;
    // Whose week leaves no time has saved it since.
    const canWork = isFree ? fitting : someOf(job.shifts, application.key);
    const given =
      application.status === 'accepted'
        ? spots.give(job, seeker.key, canWork)
        : new Map<number, number>();
    return {
      applicationKey: application.key,
      shifts: canWork.map((index) => ({ index, place: given.get(index) ?? null })),
      freeShifts: seeker.week?.share && isFree ? fitting.length : null,
    };
  });
}

function byAcceptance(one: DemoApplication, other: DemoApplication): number {
  return (one.acceptedDate?.getTime() ?? Infinity) - (other.acceptedDate?.getTime() ?? Infinity);
}

/** The shifts, by their positions in the list, within a seeker's saved week; undefined without one. */
function fittingShifts(shifts: readonly DemoShift[], { week }: DemoSeeker): number[] | undefined {
  if (!week) return undefined;
  const [free, busy] = [rangesOfSpans(week.weekly), rangesOfSpans(week.busy)];
  return shifts.flatMap((shift, index) =>
    isFreeFor(shift, { free, busy, assigned: [] }) ? [index] : [],
  );
}

function someOf(shifts: readonly DemoShift[], applicationKey: string): number[] {
  const random = seededRandom(`shifts:${applicationKey}`);
  return random.sample([...shifts.keys()], random.int(1, shifts.length));
}

/** Gives spots in shifts, and remembers which are taken and when each seeker works. */
function spotKeeper() {
  const taken = new Map<string, number>();
  const workedBy = new Map<string, WeekRange[]>();

  return {
    /** @returns the spot in each shift that is given, by the shift's position in the list */
    give(job: DemoJob, seekerKey: string, canWork: readonly number[]): Map<number, number> {
      const given = new Map<number, number>();
      for (const index of canWork) {
        const shift = job.shifts[index];
        const key = `${job.key} ${index}`;
        const place = (taken.get(key) ?? 0) + 1;
        if (!shift || place > shift.capacity || given.size === SHIFTS_OF_ONE) continue;
        const worked = workedBy.get(seekerKey) ?? [];
        if (overlaps(worked, rangesOfShifts([shift]))) continue;
        taken.set(key, place);
        workedBy.set(seekerKey, [...worked, ...rangesOfShifts([shift])]);
        given.set(index, place);
      }
      return given;
    },
  };
}

function overlaps(worked: readonly WeekRange[], asked: readonly WeekRange[]): boolean {
  const left = subtractRanges(asked, worked);
  const minutes = (ranges: readonly WeekRange[]) =>
    ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  return minutes(left) < minutes(asked);
}
