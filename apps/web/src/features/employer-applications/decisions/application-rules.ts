import type { EmployerApplication, EmployerStatusWord } from '@nextshift/contract';

export type Decision = 'accept' | 'decline' | 'stage' | 'reopen' | 'delete';

interface DecisionRule {
  readonly from: readonly EmployerStatusWord[];
  /** The job must still be active. */
  readonly needsActiveJob: boolean;
}

/** How far an application has come that is not decided yet. */
export const stages = ['Active', 'Under Review', 'Interviewing'] as const;
export type Stage = (typeof stages)[number];

/** Which decisions the server takes, so that only those are offered (spec section 4). */
const decisions = {
  accept: { from: stages, needsActiveJob: true },
  decline: { from: stages, needsActiveJob: false },
  stage: { from: stages, needsActiveJob: true },
  reopen: { from: ['Declined'], needsActiveJob: true },
  delete: { from: ['Accepted'], needsActiveJob: false },
} as const satisfies Record<Decision, DecisionRule>;

export type Decidable = Pick<EmployerApplication, 'status'> & {
  readonly job: Pick<EmployerApplication['job'], 'status'>;
};

export function canDecide(decision: Decision, { status, job }: Decidable): boolean {
  const { from, needsActiveJob }: DecisionRule = decisions[decision];
  return from.includes(status) && (!needsActiveJob || job.status === 'Active');
}

/** The stage that an application is in; null once it is decided or withdrawn. */
export function stageOf({ status }: Pick<Decidable, 'status'>): Stage | null {
  return stages.find((stage) => stage === status) ?? null;
}

/** Open: undecided, and the job is active. Closed: anything else. */
export function isOpen(application: Decidable): boolean {
  return canDecide('accept', application);
}
