import { momentBetween, seededRandom, type SeededRandom } from '@nextshift/demo-data';
import { type ApplicationStatus, awaitingStatuses } from '@nextshift/contract';
import type { BoardPlan } from './board-plan.ts';
import { idAt } from './id-at.ts';
import type { JobSketch } from './sketch-jobs.ts';
import { countSeekers, seekerIdOf } from './sketch-seekers.ts';

/** Below what the smallest plan allows. */
const MOST_PER_JOB = 18;

const openOutcomes: readonly ApplicationStatus[] = [
  'submitted',
  'submitted',
  'submitted',
  'under_review',
  'interviewing',
  'declined',
  'withdrawn',
];
const closedOutcomes: readonly ApplicationStatus[] = ['declined', 'declined', 'submitted'];

interface ApplicationRow {
  readonly id: string;
  readonly job_id: string;
  readonly employer_id: string;
  readonly seeker_id: string;
  readonly status: ApplicationStatus;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly accepted_at: Date | null;
  readonly place: number | null;
  readonly awaiting_answer_since: Date | null;
}

/** The id of a job, and of its company. */
export function idsOf({ company, number, publishedAt }: JobSketch) {
  return {
    jobId: idAt(publishedAt, 'job', number),
    employerId: idAt(company.createdAt, 'company', company.number),
  };
}

export function drawApplications(plan: BoardPlan, job: JobSketch): ApplicationRow[] {
  const random = randomOf(plan, job);
  const outcomes = drawOutcomes(plan, job, random);
  const seekers = drawSeekers(plan, outcomes.length, random);
  const { jobId, employerId } = idsOf(job);
  const end = job.closedAt ?? plan.now;
  return outcomes.map((status, index) => {
    const createdAt = momentBetween(job.publishedAt, end, random);
    const accepted = status === 'accepted';
    return {
      id: idAt(createdAt, 'application', job.number * (MOST_PER_JOB + 1) + index),
      job_id: jobId,
      employer_id: employerId,
      seeker_id: seekerIdOf(plan, seekers[index] ?? 0),
      status,
      created_at: createdAt,
      // Accepting somebody is what closes a job.
      updated_at: accepted ? end : createdAt,
      accepted_at: accepted ? end : null,
      place: accepted ? 1 : null,
      // As of now, so that none ends without an answer while it is measured.
      awaiting_answer_since: awaitingStatuses.some((one) => one === status) ? plan.now : null,
    };
  });
}

function randomOf({ seed }: BoardPlan, { number }: JobSketch): SeededRandom {
  return seededRandom(`${seed}:applications:${number}`);
}

/** What came of each application: one or two while a job is open, a few more once it is closed. */
function drawOutcomes(
  plan: BoardPlan,
  { closedAt }: JobSketch,
  random: SeededRandom,
): ApplicationStatus[] {
  const closed = closedAt !== null;
  const drawn = Math.floor(-Math.log(1 - random.next()) * (closed ? 3 : 1.5)) + (closed ? 1 : 0);
  const count = Math.min(MOST_PER_JOB, drawn, countSeekers(plan));
  const outcomes = Array.from({ length: count }, () =>
    random.pick(closed ? closedOutcomes : openOutcomes),
  );
  return closed && random.chance(0.7) ? ['accepted', ...outcomes.slice(1)] : outcomes;
}

/** Different seekers, by number. */
function drawSeekers(plan: BoardPlan, count: number, random: SeededRandom): readonly number[] {
  const seekers = new Set<number>();
  while (seekers.size < count) seekers.add(random.int(0, countSeekers(plan) - 1));
  return [...seekers];
}
