import { type ClosedReason, OPENINGS_UNVERIFIED_MAX } from '@nextshift/contract';
import { acceptedOf, type Application, isActive, type Life } from '../life.ts';
import type { Reply } from '../move.ts';
import { closeJob } from './jobs.ts';

/** How many openings of a job nobody has. */
export function openingsLeft(life: Life, number: number): number {
  return (life.jobs[number]?.openings ?? 0) - acceptedOf(life, number).length;
}

/** Why a closed job ends its applications: not because it is filled once the employer has taken an opening back. */
export function endingReason(life: Life, number: number): ClosedReason | null {
  const job = life.jobs[number];
  if (job?.closedReason !== 'filled') return job?.closedReason ?? null;
  const isTakenBack = (job.openingTakenBackAt ?? -Infinity) >= (job.closedAt ?? 0);
  return isTakenBack && openingsLeft(life, number) > 0 ? 'closed' : 'filled';
}

/** The lowest openings that nobody has. */
export function freeOpenings(life: Life, number: number): number[] {
  const taken = acceptedOf(life, number).map(({ place }) => place);
  const all = Array.from({ length: life.jobs[number]?.openings ?? 0 }, (_, index) => index + 1);
  return all.filter((place) => !taken.includes(place));
}

/** The employer edits the openings: never below the accepted, and to as many as those to close the job. */
export function resize(life: Life, number: number, openings: number): Reply {
  const job = life.jobs[number];
  if (!job) return 'not_found';
  if (!isActive(job)) return 'illegal_job_change';
  const accepted = acceptedOf(life, number);
  if (openings < accepted.length) return 'openings_below_accepted';
  if (openings > Math.max(job.openings, OPENINGS_UNVERIFIED_MAX)) return 'verification_required';
  if (openings !== job.openings) {
    job.formerOpenings.push({ openings: job.openings, until: life.now });
  }
  job.openings = openings;
  moveBeyond(life, number, accepted);
  if (openings === accepted.length) closeJob(life, number, 'filled');
  return 200;
}

function moveBeyond(life: Life, number: number, accepted: readonly Application[]): void {
  const openings = life.jobs[number]?.openings ?? 0;
  const free = freeOpenings(life, number);
  const beyond = accepted
    .filter(({ place }) => (place ?? 0) > openings)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  for (const [index, application] of beyond.entries()) application.place = free[index] ?? null;
}

/** The fewest openings that a job has had since a moment. */
export function fewestOpenings(life: Life, number: number, since: number): number {
  const { openings = 0, formerOpenings = [] } = life.jobs[number] ?? {};
  const before = formerOpenings.filter(({ until }) => until >= since);
  return Math.min(openings, ...before.map((former) => former.openings));
}
