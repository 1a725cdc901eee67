import { HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import type { SentMail } from '../../board/clocked-board.ts';

/** A job as the oracle knows it. */
export interface ModelJob {
  readonly id: string;
  readonly zone: string;
  /** While it is held, or closed and may be opened again. */
  isPaused: boolean;
}

export interface ModelInterview {
  readonly id: string;
  readonly applicationId: string;
  readonly job: ModelJob;
  /** Of its seeker. */
  readonly token: string;
  /** Whether its seeker has a browser that takes news. */
  readonly hasPush: boolean;
  startsAt: number;
  /** Reminders that were due until then have come, or were past when the time was booked. */
  remindedUntil: number;
  /** When a reminder is mailed that was pushed and not opened. */
  mailAt: number | null;
  /** While its application is declined, which may be undone. */
  isPaused: boolean;
  isOver: boolean;
}

/** Reminders as they came at a moment, each as the id of its mail. */
interface Came {
  readonly mails: readonly SentMail[];
  readonly pushes: readonly string[];
}

const REMINDED_BEFORE_MS = [24 * HOUR_MS, 2 * HOUR_MS];
const MAILED_AFTER_MS = 10 * MINUTE_MS;

/** When an interview is reminded of next, unless it is off by then. */
export function nextReminder({ startsAt, remindedUntil }: ModelInterview): number {
  const moments = REMINDED_BEFORE_MS.map((before) => startsAt - before);
  return moments.find((moment) => moment > remindedUntil) ?? Infinity;
}

/** Whether the seeker is to be reminded now. */
export function isOwed(interview: ModelInterview, now: number): boolean {
  const { startsAt, isOver, isPaused, job } = interview;
  if (isOver || isPaused || job.isPaused || startsAt <= now) return false;
  return nextReminder(interview) <= now;
}

/** Compares what came at a moment with the reminders that are owed then. @returns what is wrong */
export function judgeReminders(
  { mails, pushes }: Came,
  now: number,
  interviews: readonly ModelInterview[],
): string[] {
  const owed = interviews.filter((interview) => isOwed(interview, now));
  const unopened = interviews.filter(({ mailAt, isOver }) => mailAt === now && !isOver);
  const mailed = [...owed.filter(({ hasPush }) => !hasPush), ...unopened];
  // A mail that is sent again after a kill has the same id.
  const mailIds = new Set(mails.map(({ messageId }) => messageId));
  const wrong = [
    ...compare([...mailIds], mailed, 'mail'),
    ...compare(
      pushes,
      owed.filter(({ hasPush }) => hasPush),
      'push',
    ),
  ];
  for (const interview of unopened) interview.mailAt = null;
  for (const interview of owed) {
    interview.remindedUntil = now;
    if (interview.hasPush) interview.mailAt = now + MAILED_AFTER_MS;
  }
  return wrong.map((what) => `${new Date(now).toISOString()}: ${what}`);
}

function compare(
  messageIds: readonly string[],
  expected: readonly ModelInterview[],
  channel: string,
): string[] {
  const got = messageIds.flatMap((id) => remindedIn(id) ?? []);
  const ids = expected.map(({ id }) => id);
  return [
    ...got.filter((id) => !ids.includes(id)).map((id) => `${channel} never owed: ${id}`),
    ...got.filter((id, at) => got.indexOf(id) !== at).map((id) => `${channel} again: ${id}`),
    ...ids.filter((id) => !got.includes(id)).map((id) => `${channel} missing: ${id}`),
  ];
}

/** The interview that a mail reminds of, by the id of the mail. */
function remindedIn(messageId: string): string | undefined {
  return /^interview\.([0-9a-f-]{36})\.seeker\.soon\./.exec(messageId)?.[1];
}
