import type { ApplicationAction, ApplicationStatus } from '@nextshift/contract';

/** The action that setting a status means, given the current one. */
export function actionOf(target: ApplicationStatus, current: ApplicationStatus): ApplicationAction {
  if (target === 'accepted') return 'accept';
  if (target === 'declined') return 'decline';
  if (target === 'under_review') return 'review';
  if (target === 'interviewing') return 'interview';
  return current === 'declined' ? 'reopen' : 'unstage';
}

/** Whether an application is decided by this status. */
export function isDecision(status: ApplicationStatus): boolean {
  return status === 'accepted' || status === 'declined';
}
