import {
  allowsAction,
  awaitingStatuses,
  isAnswerDueSoon,
  type ApplicationAction,
  type ClosedReason,
  type EmployerApplication,
  type EmployerStatusLabel,
  employerStatusLabels,
  FORMER_APPLICANT_ID,
  statusFromEmployerLabel,
  undecidedStatuses,
} from '@nextshift/contract';

export type Decision = 'accept' | 'decline' | 'stage' | 'reopen' | 'delete';

/** The stages of an undecided application. */
export const stages = undecidedStatuses.map((status) => employerStatusLabels[status]);
export type Stage = (typeof stages)[number];

export type Decidable = Pick<EmployerApplication, 'status'> & {
  readonly job: Pick<EmployerApplication['job'], 'status'>;
  readonly user: Pick<EmployerApplication['user'], 'id'>;
};

/** Whether the server accepts a decision; only those are offered. */
export function canDecide(decision: Decision, { status, job, user }: Decidable): boolean {
  if (user.id === FORMER_APPLICANT_ID) return false;
  // All stages accept the same applications.
  const action: ApplicationAction = decision === 'stage' ? 'review' : decision;
  const before = statusFromEmployerLabel(status);
  return before !== null && allowsAction(action, { status: before, jobStatus: job.status });
}

/** Whether an acceptance can still be undone: its applicant is told later. */
export function isUndoable(
  { undoUntil, job }: Pick<EmployerApplication, 'undoUntil' | 'job'>,
  now: Date,
): boolean {
  return undoUntil !== null && new Date(undoUntil) > now && job.moderation !== 'removed';
}

/** The stage that an application is in; null once it is decided or withdrawn. */
export function stageOf({ status }: { status: EmployerStatusLabel }): Stage | null {
  return stages.find((stage) => stage === status) ?? null;
}

/** By when an answer is due; null where none is awaited any more. */
export function answerDueOf({
  status,
  job,
  answerDueAt,
}: Decidable & Pick<EmployerApplication, 'answerDueAt'>): Date | null {
  const isAwaited = awaitingStatuses.some((awaiting) => employerStatusLabels[awaiting] === status);
  return answerDueAt && isAwaited && job.status === 'Active' ? new Date(answerDueAt) : null;
}

/** Whether an answer is due within a week, or overdue. */
export function isDue(
  application: Decidable & Pick<EmployerApplication, 'answerDueAt'>,
  now: Date,
): boolean {
  const due = answerDueOf(application);
  return due !== null && isAnswerDueSoon(due, now);
}

/** Open: undecided, and the job is active. Closed: anything else. */
export function isOpen(application: Decidable): boolean {
  return canDecide('accept', application);
}

/** An application as it reads from the moment its job closes. */
export function closedWithJob(
  application: EmployerApplication,
  reason: ClosedReason,
): EmployerApplication {
  const job = { ...application.job, status: 'Closed' as const };
  if (stageOf(application) === null) return { ...application, job };
  return { ...application, job, status: 'Closed', endedReason: reason, answerDueAt: null };
}
