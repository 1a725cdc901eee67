import type { JobStatus } from '../../jobs/jobs/job-enumerations.ts';
import type { ApplicationStatus } from './application-status.ts';

/** Actions on an application. Only a seeker withdraws; all others are the employer's. */
export type ApplicationAction =
  | 'accept'
  | 'unaccept'
  | 'decline'
  | 'review'
  | 'interview'
  | 'unstage'
  | 'reopen'
  | 'delete'
  | 'withdraw';

interface ActionRule {
  readonly from: readonly ApplicationStatus[];
  /** The resulting status; null if it is the one before. */
  readonly to: ApplicationStatus | null;
  /** Whether the job must be active. */
  readonly needsActiveJob: boolean;
}

/** What ended with its job for these reasons can be brought back once the job is active again. */
export const returnableReasons = ['filled', 'closed', 'expired', 'plan_ended'] as const;
/** For how many days after its end an application can be brought back. */
export const RETURNABLE_DAYS = 30;

/** An undecided application can be decided, moved to a stage and withdrawn. */
export const undecidedStatuses = [
  'submitted',
  'under_review',
  'interviewing',
] as const satisfies readonly ApplicationStatus[];

/** What an application is for its seeker: awaits a decision, is a job of theirs, or is over. */
export const seekerStates = {
  waiting: undecidedStatuses,
  yours: ['accepted'],
  ended: ['declined', 'withdrawn', 'ended'],
} as const satisfies Readonly<Record<string, readonly ApplicationStatus[]>>;

export type SeekerState = keyof typeof seekerStates;
export const seekerStateList = ['waiting', 'yours', 'ended'] as const satisfies SeekerState[];

/** The state machine of an application: from which statuses each action leads where (spec section 4). */
export const applicationActions = {
  accept: { from: undecidedStatuses, to: 'accepted', needsActiveJob: true },
  // Until its applicant is told.
  unaccept: { from: ['accepted'], to: null, needsActiveJob: false },
  decline: { from: undecidedStatuses, to: 'declined', needsActiveJob: true },
  review: { from: undecidedStatuses, to: 'under_review', needsActiveJob: true },
  interview: { from: undecidedStatuses, to: 'interviewing', needsActiveJob: true },
  unstage: { from: undecidedStatuses, to: 'submitted', needsActiveJob: true },
  reopen: { from: ['declined'], to: 'submitted', needsActiveJob: true },
  // Others are declined.
  delete: { from: ['accepted'], to: 'ended', needsActiveJob: false },
  withdraw: { from: [...undecidedStatuses, 'accepted'], to: 'withdrawn', needsActiveJob: false },
} as const satisfies Record<ApplicationAction, ActionRule>;

/**
 * The status that an application has for everybody: an undecided one ends with its job, although the
 * stored status follows only after a grace.
 */
export function effectiveStatus(
  status: ApplicationStatus,
  jobStatus: JobStatus,
): ApplicationStatus {
  const isUndecided = undecidedStatuses.some((undecided) => undecided === status);
  return isUndecided && jobStatus === 'Closed' ? 'ended' : status;
}

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
  return (
    isAllowedFrom(action, effectiveStatus(status, jobStatus)) &&
    (!needsActiveJob || jobStatus === 'Active')
  );
}
