import { daysBefore, type DemoSeeker, generateSeekers, seededRandom } from '@nextshift/demo-data';
import type { BoardPlan } from './board-plan.ts';
import { idAt } from './id-at.ts';
import { drawPlace } from './places.ts';

/** As many as there are active jobs. */
export function countSeekers({ activeJobs }: BoardPlan): number {
  return activeJobs;
}

/** When a seeker joined: numbers are given in that order, over the last four hundred days. */
function joinedAt(plan: BoardPlan, number: number): Date {
  return daysBefore(plan.now, 125 + 275 * (1 - number / countSeekers(plan)));
}

export function seekerIdOf(plan: BoardPlan, number: number): string {
  return idAt(joinedAt(plan, number), 'seeker', number);
}

/** Describes seekers in full, based on the demo data. */
export function createSeekerGenerator(plan: BoardPlan) {
  const models = generateSeekers(plan.now);
  return (number: number): DemoSeeker => {
    const random = seededRandom(`${plan.seed}:seeker:${number}`);
    const { city, state } = drawPlace(random);
    return {
      ...random.pick(models),
      key: `seeker-${number}`,
      lastName: random.pick(models).lastName,
      email: `seeker-${number}@campusmail.test`,
      phone: `252555${String(number % 10_000).padStart(4, '0')}`,
      city,
      state,
      createdAt: joinedAt(plan, number),
    };
  };
}
