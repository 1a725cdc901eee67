import type { JobStatus } from '../jobs/job-enumerations.ts';
import type { ApplicationStatus } from './application-status.ts';

/** Actions on an application. Only a seeker withdraws; all others are the employer's. */
export type ApplicationAction =
  'accept' | 'decline' | 'review' | 'interview' | 'unstage' | 'reopen' | 'delete' | 'withdraw';

interface ActionRule {
  readonly from: readonly ApplicationStatus[];
  /** The resulting status; null if it stays unchanged. */
  readonly to: ApplicationStatus | null;
  /** Whether the job must be active. */
  readonly needsActiveJob: boolean;
}

/** An undecided application can be decided, moved to a stage and withdrawn. */
export const undecidedStatuses = [
  'submitted',
  'under_review',
  'interviewing',
] as const satisfies readonly ApplicationStatus[];

/** The state machine of an application: from which statuses each action leads where (spec section 4). */
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

/** Whether an action is possible in a status, regardless of the job. */
export function isAllowedFrom(action: ApplicationAction, status: ApplicationStatus): boolean {
  const from: readonly ApplicationStatus[] = applicationActions[action].from;
  return from.includes(status);
}

/** Whether an action is possible with that status of the application and of its job. */
export function allowsAction(
  action: ApplicationAction,
  { status, jobStatus }: { status: ApplicationStatus; jobStatus: JobStatus },
): boolean {
  const { needsActiveJob } = applicationActions[action];
  return isAllowedFrom(action, status) && (!needsActiveJob || jobStatus === 'Active');
}
