import { DAY_MS } from '../../../time.ts';
import type { JobStatus } from '../../jobs/jobs/job-enumerations.ts';
import { effectiveStatus, undecidedStatuses } from '../applications/application-actions.ts';
import type { ApplicationStatus } from '../applications/application-status.ts';
import type { InterviewActor, InterviewStatus } from './interview-schemas.ts';

/** How long after its end an interview can be marked as attended or missed. */
export const ATTENDANCE_MS = 14 * DAY_MS;

/** What becomes of an interview. Booking again moves it. */
export type InterviewAction = 'book' | 'decline' | 'cancel' | 'attended' | 'missed';

interface ActionRule {
  readonly from: readonly InterviewStatus[];
  readonly to: InterviewStatus;
  readonly by: Exclude<InterviewActor, 'system'>;
  /** Before a booked one starts, or from its start on. */
  readonly when: 'before' | 'after';
}

/** From which statuses each action leads where. */
export const interviewActions = {
  book: { from: ['invited', 'booked'], to: 'booked', by: 'seeker', when: 'before' },
  decline: { from: ['invited', 'booked'], to: 'declined', by: 'seeker', when: 'before' },
  cancel: { from: ['invited', 'booked'], to: 'cancelled', by: 'employer', when: 'before' },
  attended: { from: ['booked', 'missed'], to: 'attended', by: 'employer', when: 'after' },
  missed: { from: ['booked', 'attended'], to: 'missed', by: 'employer', when: 'after' },
} as const satisfies Record<InterviewAction, ActionRule>;

/** An interview; moments in any form that `Date` reads, null until booked. */
interface Booked {
  readonly status: InterviewStatus;
  readonly startsAt: Date | string | null;
  readonly endsAt: Date | string | null;
}

/** Whether an action is possible with an interview's status and time. */
export function allowsInterviewAction(
  action: InterviewAction,
  { status, startsAt, endsAt }: Booked,
  now: Date,
): boolean {
  const { from, when }: ActionRule = interviewActions[action];
  if (!from.includes(status)) return false;
  if (startsAt === null || endsAt === null) return when === 'before';
  const hasStarted = new Date(startsAt) <= now;
  if (when === 'before') return !hasStarted;
  return hasStarted && now.getTime() <= new Date(endsAt).getTime() + ATTENDANCE_MS;
}

interface Surroundings {
  readonly application: { readonly status: ApplicationStatus; readonly updatedAt: Date };
  readonly job: { readonly status: JobStatus; readonly closedAt: Date | null };
}

/**
 * The status that an interview has for everybody: one that is invited or still to come is cancelled once its application is
 * decided or its job closed, although that is stored only with the news of it.
 */
export function effectiveInterviewStatus(
  { status, startsAt }: Pick<Booked, 'status'> & { readonly startsAt: Date | null },
  { application, job }: Surroundings,
): InterviewStatus {
  if (status !== 'invited' && status !== 'booked') return status;
  const current = effectiveStatus(application.status, job.status);
  if (undecidedStatuses.some((undecided) => undecided === current)) return status;
  const endedAt = current === application.status ? application.updatedAt : job.closedAt;
  return startsAt === null || endedAt === null || startsAt > endedAt ? 'cancelled' : status;
}
