import {
  type assignmentActors,
  type AssignmentStatus,
  DISPUTE_MS,
  NO_SHOW_MS,
} from './assignment-schemas.ts';

/** What becomes of a shift on a date; each is asked by one side or both. */
export type AssignmentAction = 'confirm' | 'cancel' | 'no-show' | 'dispute' | 'came';

type Actor = Exclude<(typeof assignmentActors)[number], 'system'>;

interface ActionRule {
  readonly from: readonly AssignmentStatus[];
  readonly to: AssignmentStatus;
  readonly by: readonly Actor[];
}

/** From which statuses each action leads where. */
export const assignmentActions = {
  confirm: { from: ['offered'], to: 'confirmed', by: ['seeker'] },
  cancel: { from: ['offered', 'confirmed'], to: 'cancelled', by: ['seeker', 'employer'] },
  'no-show': { from: ['offered', 'confirmed', 'worked'], to: 'no_show', by: ['employer'] },
  dispute: { from: ['no_show'], to: 'disputed', by: ['seeker'] },
  // Takes a no-show back, disputed or not.
  came: { from: ['no_show', 'disputed'], to: 'worked', by: ['employer'] },
} as const satisfies Record<AssignmentAction, ActionRule>;

/** A shift on a date; moments in any form that `Date` reads. */
interface Assigned {
  readonly status: AssignmentStatus;
  readonly startsAt: Date | string;
  readonly endsAt: Date | string;
  /** When a no-show was marked; null unless one was. */
  readonly noShowAt: Date | string | null;
  /** Whether the person was asked to cover this date and has not confirmed it. */
  readonly mustConfirm: boolean;
}

/** Whether an action is possible now, whatever was done before: each has its time. */
export function isActionInTime(
  action: AssignmentAction,
  { startsAt, endsAt, noShowAt }: Omit<Assigned, 'status' | 'mustConfirm'>,
  now: Date,
): boolean {
  const [start, end] = [new Date(startsAt), new Date(endsAt)].map((moment) => moment.getTime());
  if (action === 'no-show') {
    return now.getTime() >= (start ?? 0) && now.getTime() <= (end ?? 0) + NO_SHOW_MS;
  }
  if (action === 'came') return true;
  if (action === 'dispute') {
    return noShowAt !== null && now.getTime() <= new Date(noShowAt).getTime() + DISPUTE_MS;
  }
  return now.getTime() < (start ?? 0);
}

/** Whether an action is possible with a shift's status and time. */
export function allowsAssignmentAction(
  action: AssignmentAction,
  { status, mustConfirm, ...times }: Assigned,
  now: Date,
): boolean {
  if (action === 'no-show' && mustConfirm) return false;
  const from: readonly AssignmentStatus[] = assignmentActions[action].from;
  return from.includes(status) && isActionInTime(action, times, now);
}
