import type { PlanId } from '@nextshift/contract';
import type { Random } from '@nextshift/test-kit/numbers/random';
import { applicationsOf, type Life } from '../model/life.ts';
import type { Move, Pair, SetStatus } from '../model/move.ts';
import { activeJobs } from '../model/rules/jobs.ts';
import { isUndecided } from '../model/rules/status.ts';

export const PLANS = ['basic', 'impact', 'accelerate'] as const satisfies readonly PlanId[];
/** Days until a job closes; null is the default of 30. */
const CLOSES_IN = [null, null, 2, 5, 9] as const;
/** As many that two more fit the smallest plan. */
export const CROWD = 18;

/** What a life does when its turn comes; null is nothing. */
export type Turn = Move | null;
export const REST = null;

/** Draws what people do in a row; not all of it is possible when its turn comes. */
export type Draw = (random: Random, life: Life) => readonly Turn[];

export const always =
  (...turns: readonly Turn[]): Draw =>
  () =>
    turns;

/** A kind of draw, and how often it is chosen beside the others. */
export type Habit = readonly [weight: number, draw: Draw];

export const post: Draw = (random) => [
  {
    do: 'post',
    days: random.pick(CLOSES_IN),
    crowd: random.fraction() < 0.35 ? CROWD : 0,
    openings: 1,
  },
];

export const set = (pair: Pair, to: SetStatus): Move => ({ do: 'set', ...pair, to });

/** For any of the jobs, mostly an active one. */
export const forJob =
  (turns: (job: number) => readonly Turn[]): Draw =>
  (random, life) => {
    const active = activeJobs(life).map(([number]) => number);
    const all = Object.keys(life.jobs).map(Number);
    const jobs = active.length > 0 && random.fraction() < 0.6 ? active : all;
    return jobs.length === 0 ? [] : turns(random.pick(jobs));
  };

/** For any job and any seeker. */
export const forPair =
  (turns: (pair: Pair, random: Random) => readonly Turn[]): Draw =>
  (random, life) => {
    const seeker = random.whole(life.seekersLeft.length);
    return forJob((job) => turns({ job, seeker }, random))(random, life);
  };

/** For an application that waits for a decision; if there is none, the seekers apply. */
export const forWaiting =
  (turns: (pair: Pair, random: Random) => readonly Turn[]): Draw =>
  (random, life) => {
    const active = new Set(activeJobs(life).map(([number]) => number));
    const waiting = applicationsOf(life).filter(
      (each) => isUndecided(each) && active.has(each.job),
    );
    if (waiting.length === 0) return everybodyApplies(random, life);
    const { job, seeker } = random.pick(waiting);
    return turns({ job, seeker }, random);
  };

export const everybodyApplies: Draw = (random, life) =>
  forJob((job) => life.seekersLeft.map((_, seeker) => ({ do: 'apply', job, seeker })))(
    random,
    life,
  );
