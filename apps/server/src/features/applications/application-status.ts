import type { ApplicationStatus } from '@nextshift/contract';

/** What an employer or seeker may do to an application. */
export type ApplicationAction =
  'accept' | 'decline' | 'review' | 'interview' | 'unstage' | 'reopen' | 'withdraw';

interface Transition {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  /** The job must be active: what is over stays over. */
  readonly needsActiveJob: boolean;
}

const undecided = ['submitted', 'under_review', 'interviewing'] as const;

/** The life of an application: from which states each action leads where. */
export const transitions = {
  accept: { from: undecided, to: 'accepted', needsActiveJob: true },
  decline: { from: undecided, to: 'declined', needsActiveJob: false },
  review: { from: undecided, to: 'under_review', needsActiveJob: true },
  interview: { from: undecided, to: 'interviewing', needsActiveJob: true },
  unstage: { from: undecided, to: 'submitted', needsActiveJob: true },
  reopen: { from: ['declined'], to: 'submitted', needsActiveJob: true },
  withdraw: { from: undecided, to: 'withdrawn', needsActiveJob: false },
} as const satisfies Record<ApplicationAction, Transition>;

export function allows(action: ApplicationAction, status: ApplicationStatus): boolean {
  const from: readonly ApplicationStatus[] = transitions[action].from;
  return from.includes(status);
}

/** What an employer means by setting a status, given the one it has. */
export function actionOf(target: ApplicationStatus, current: ApplicationStatus): ApplicationAction {
  if (target === 'accepted') return 'accept';
  if (target === 'declined') return 'decline';
  if (target === 'under_review') return 'review';
  if (target === 'interviewing') return 'interview';
  return current === 'declined' ? 'reopen' : 'unstage';
}

/** What is decided is told some minutes later, so that it can be undone meanwhile. */
export function isDecision(status: ApplicationStatus): boolean {
  return status === 'accepted' || status === 'declined';
}
