import type { JobStatus } from '../jobs/job-enumerations.ts';
import type { ApplicationStatus } from './application-status.ts';

/** What becomes of an application in its life. Only a seeker withdraws; all else is the employer's. */
export type ApplicationAction =
  'accept' | 'decline' | 'review' | 'interview' | 'unstage' | 'reopen' | 'delete' | 'withdraw';

interface ActionRule {
  readonly from: readonly ApplicationStatus[];
  /** The status that it leads to; null where it keeps the one that it has. */
  readonly to: ApplicationStatus | null;
  /** The job must be active: what is over stays over. */
  readonly needsActiveJob: boolean;
}

/** Until then an application can be decided, moved to a stage and withdrawn. */
export const undecidedStatuses = [
  'submitted',
  'under_review',
  'interviewing',
] as const satisfies readonly ApplicationStatus[];

/** The life of an application: from which statuses each action leads where (spec section 4). */
export const applicationActions = {
  accept: { from: undecidedStatuses, to: 'accepted', needsActiveJob: true },
  decline: { from: undecidedStatuses, to: 'declined', needsActiveJob: false },
  review: { from: undecidedStatuses, to: 'under_review', needsActiveJob: true },
  interview: { from: undecidedStatuses, to: 'interviewing', needsActiveJob: true },
  unstage: { from: undecidedStatuses, to: 'submitted', needsActiveJob: true },
  reopen: { from: ['declined'], to: 'submitted', needsActiveJob: true },
  // Others are declined.
  delete: { from: ['accepted'], to: null, needsActiveJob: false },
  withdraw: { from: undecidedStatuses, to: 'withdrawn', needsActiveJob: false },
} as const satisfies Record<ApplicationAction, ActionRule>;

/** Whether an action leads on from a status, whatever its job is. */
export function isAllowedFrom(action: ApplicationAction, status: ApplicationStatus): boolean {
  const from: readonly ApplicationStatus[] = applicationActions[action].from;
  return from.includes(status);
}

/** Whether an action may be done to an application of that status, whose job is of that one. */
export function allowsAction(
  action: ApplicationAction,
  { status, jobStatus }: { status: ApplicationStatus; jobStatus: JobStatus },
): boolean {
  const { needsActiveJob } = applicationActions[action];
  return isAllowedFrom(action, status) && (!needsActiveJob || jobStatus === 'Active');
}
