import { momentBetween, seededRandom } from '@nextshift/demo-data';
import type { BoardPlan } from './board-plan.ts';
import type { Row } from './copy-rows.ts';
import { idsOf } from './draw-applications.ts';
import { idAt } from './id-at.ts';
import type { JobSketch } from './sketch-jobs.ts';
import { countSeekers, seekerIdOf } from './sketch-seekers.ts';

/** The share of active jobs that are saved. */
const SHARE = 0.5;

export function* savedJobRows(plan: BoardPlan, jobs: readonly JobSketch[]): Generator<Row> {
  for (const job of jobs) {
    const random = seededRandom(`${plan.seed}:saved:${job.number}`);
    if (job.closedAt !== null || !random.chance(SHARE)) continue;
    const createdAt = momentBetween(job.publishedAt, plan.now, random);
    yield {
      id: idAt(createdAt, 'savedJob', job.number),
      seeker_id: seekerIdOf(plan, random.int(0, countSeekers(plan) - 1)),
      job_id: idsOf(job).jobId,
      created_at: createdAt,
    };
  }
}
