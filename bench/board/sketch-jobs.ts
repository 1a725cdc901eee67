import { daysBefore, seededRandom } from '@nextshift/demo-data';
import type { BoardPlan } from './board-plan.ts';
import type { CompanySketch } from './draw-companies.ts';

/** More than any plan has, so that a job's number is its company's and its place there. */
const JOBS_PER_COMPANY = 32;

/** What a job takes up in memory. */
export interface JobSketch {
  readonly company: CompanySketch;
  /** Its place among the company's jobs, from 0. */
  readonly place: number;
  /** Among all jobs. */
  readonly number: number;
  readonly publishedAt: Date;
  /** Null while it is active. */
  readonly closedAt: Date | null;
}

/** Every job, in the order in which they were posted: so lie the rows of a board that has grown. */
export function sketchJobs(plan: BoardPlan, companies: readonly CompanySketch[]): JobSketch[] {
  return companies
    .flatMap((company) =>
      Array.from({ length: company.activeJobs + company.closedJobs }, (_, place) =>
        sketchJob(plan, company, place),
      ),
    )
    .sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || a.number - b.number);
}

/** The moments are spread as those of the demo data. */
function sketchJob({ seed, now }: BoardPlan, company: CompanySketch, place: number): JobSketch {
  const number = company.number * JOBS_PER_COMPANY + place;
  const random = seededRandom(`${seed}:job:${number}`);
  if (place < company.activeJobs) {
    const publishedAt = daysBefore(now, 0.08 + random.next() ** 1.6 * 44.5);
    return { company, place, number, publishedAt, closedAt: null };
  }
  const closedDaysAgo = 2 + random.next() * (random.chance(0.55) ? 26 : 70);
  return {
    company,
    place,
    number,
    publishedAt: daysBefore(now, closedDaysAgo + random.int(10, 32)),
    closedAt: daysBefore(now, closedDaysAgo),
  };
}
