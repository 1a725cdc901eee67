import type { EmployerApplication, EmployerStatusWord } from '@nextshift/contract';

export type Decision = 'accept' | 'decline' | 'reopen';

interface DecisionRule {
  readonly from: readonly EmployerStatusWord[];
  /** The job must still be active. */
  readonly needsActiveJob: boolean;
}

const UNDECIDED = ['Active', 'Under Review', 'Interviewing'] as const;

/** Which decisions the server takes, so that only those are offered (spec section 4). */
const decisions = {
  accept: { from: UNDECIDED, needsActiveJob: true },
  decline: { from: UNDECIDED, needsActiveJob: false },
  reopen: { from: ['Declined'], needsActiveJob: true },
} as const satisfies Record<Decision, DecisionRule>;

export type Decidable = Pick<EmployerApplication, 'status'> & {
  readonly job: Pick<EmployerApplication['job'], 'status'>;
};

export function canDecide(decision: Decision, { status, job }: Decidable): boolean {
  const { from, needsActiveJob }: DecisionRule = decisions[decision];
  return from.includes(status) && (!needsActiveJob || job.status === 'Active');
}

/** Open: undecided, and the job is active. Closed: anything else. */
export function isOpen(application: Decidable): boolean {
  return canDecide('accept', application);
}
