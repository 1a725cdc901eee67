import {
  type ApplicationStatus,
  HOUR_MS,
  type InterviewHours,
  MINUTE_MS,
} from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { insertNotice, markInterviewNoticesRead } from '../news/index.ts';
import { countPlaceChange, keepPlace } from './interview-changes.queries.ts';
import { interviewMail } from './mails/interview-mail.ts';
import type { InterviewNews } from './mails/interview-mail-texts.ts';

/** Changes of a place within this time are told together, within a shorter one where the interview begins soon. */
const GATHER_MS = 10 * MINUTE_MS;
const GATHER_SOON_MS = MINUTE_MS;
const SOON_MS = 2 * HOUR_MS;

interface Invited {
  readonly id: string;
  readonly applicationId: string;
  readonly seekerId: string;
  /** Of the application. */
  readonly status: ApplicationStatus;
  readonly now: Date;
  /** How long the mail waits: it is not sent if the seeker has chosen by then. */
  readonly delayMs?: number;
}

/** Tells an applicant to choose a time, by a notice and a mail. */
export async function announceInvitation(
  transaction: DatabaseTransaction,
  { id: interviewId, applicationId, seekerId, status, now, delayMs = 0 }: Invited,
): Promise<void> {
  const reason = 'interview_invited';
  const notice = { seekerId, applicationId, status, reason, interviewId, now } as const;
  await insertNotice(transaction, notice);
  const payload = { interviewId, to: 'seeker', news: 'invited', sequence: '0' } as const;
  await enqueue(transaction, interviewMail, payload, { delayMs });
}

interface Changed {
  readonly id: string;
  readonly application_id: string;
  readonly application_status: ApplicationStatus;
  readonly employer_id: string;
  readonly seeker_id: string | null;
  /** Null where no time was booked before the change. */
  readonly starts_at: Date | null;
  /** After the change. */
  readonly sequence: number;
}

interface Change {
  readonly status: Exclude<InterviewNews, 'invited' | 'elsewhere' | 'soon'>;
  readonly now: Date;
}

/**
 * Tells both sides of a change, by a mail each that puts it in their calendars; what had no time is told to the other side
 * alone. Each side gets a notice of what somebody else did.
 */
export async function announceInterview(
  transaction: DatabaseTransaction,
  row: Changed,
  { status, now }: Change,
): Promise<void> {
  const { id: interviewId, application_id: applicationId, seeker_id: seekerId } = row;
  await markInterviewNoticesRead(transaction, interviewId, now);
  const { application_status: application } = row;
  // Who has withdrawn knows, and who is hired reads that.
  const isNews =
    status === 'cancelled' && application !== 'withdrawn' && application !== 'accepted';
  if (isNews && seekerId !== null) {
    const reason = 'interview_cancelled';
    const told = { seekerId, applicationId, status: application, reason } as const;
    await insertNotice(transaction, { ...told, interviewId, now });
  }
  const ofEmployer = employerNoticeOf(status, application);
  if (ofEmployer) {
    const told = { employerId: row.employer_id, applicationId, interviewId, now };
    await insertNotice(transaction, { ...told, ...ofEmployer });
  }
  const isInCalendars = row.starts_at !== null || status === 'booked';
  const news = { interviewId, news: status, sequence: String(row.sequence) };
  if (isInCalendars || status === 'cancelled') {
    await enqueue(transaction, interviewMail, { ...news, to: 'seeker' });
  }
  if (isInCalendars || status === 'declined') {
    await enqueue(transaction, interviewMail, { ...news, to: 'employer' });
  }
}

/** What an employer is told of a change; nothing of a cancellation, unless it came with a withdrawal. */
function employerNoticeOf(change: Change['status'], status: ApplicationStatus) {
  if (change !== 'cancelled') return { reason: `interview_${change}`, status } as const;
  return status === 'withdrawn'
    ? ({ reason: 'interview_cancelled', status: 'ended' } as const)
    : null;
}

interface PlaceChange {
  readonly before: InterviewHours['place'];
  readonly now: Date;
}

/** Tells those who booked an interview of a job, and have it ahead, that it is elsewhere; the others were where they were. */
export async function changePlace(
  transaction: DatabaseTransaction,
  jobId: string,
  { before, now }: PlaceChange,
): Promise<void> {
  await keepPlace(transaction, jobId, { place: before, now });
  const moved = await countPlaceChange(transaction, jobId, now);
  for (const { id: interviewId, sequence, starts_at: startsAt } of moved) {
    const news = {
      interviewId,
      to: 'seeker',
      news: 'elsewhere',
      sequence: String(sequence),
    } as const;
    const isSoon = startsAt.getTime() - now.getTime() <= SOON_MS;
    const delayMs = isSoon ? GATHER_SOON_MS : GATHER_MS;
    // Each change takes the place of the one before, but does not put it off.
    await enqueue(transaction, interviewMail, news, { delayMs, keepsTime: true });
  }
}
