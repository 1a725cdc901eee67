import type { ApplicationStatus, EndedReason } from '@nextshift/contract';
import {
  type Application,
  type ApplicationEvent,
  isActive,
  type Life,
  MINUTE,
  setAlarm,
} from '../life.ts';

/** Endings within this time share a mail. */
const GATHER = 10 * MINUTE;

const undecided: readonly ApplicationStatus[] = ['submitted', 'under_review', 'interviewing'];
const awaiting: readonly ApplicationStatus[] = ['submitted', 'under_review'];
const answers: readonly ApplicationStatus[] = ['accepted', 'declined', 'interviewing'];

export const isUndecided = ({ status }: Application): boolean => undecided.includes(status);
export const isAwaiting = (status: ApplicationStatus): boolean => awaiting.includes(status);

/** What nobody decided reads as ended as soon as its job is closed. */
export function endsWithJob(life: Life, application: Application): boolean {
  const job = life.jobs[application.job];
  return job !== undefined && !isActive(job) && isUndecided(application);
}

interface Change {
  readonly to: ApplicationStatus;
  readonly by: ApplicationEvent['actor'];
  readonly at?: number;
  readonly reason?: EndedReason;
}

/** Changes a status: the timeline has it, the answer clock follows, and a lost acceptance has ended. */
export function changeStatus(
  life: Life,
  application: Application,
  { to, by, at = life.now, reason }: Change,
): void {
  const from = application.status;
  turnClock(application, to, at);
  application.status = to;
  application.changedAt = at;
  application.acceptedAt = to === 'accepted' ? at : null;
  application.place = null;
  application.endedReason = reason ?? null;
  if (to !== 'ended') application.endingMailed = false;
  if (from === to) return;
  application.events.push({ at, from, to, actor: by, reason: reason ?? null });
  if (from !== 'accepted') return;
  const { job, seeker } = application;
  const standing = life.acceptances.find(
    (each) => each.job === job && each.seeker === seeker && each.endedBy === null,
  );
  if (standing) Object.assign(standing, { endedBy: by, endedAt: at });
}

/** The clock starts when an answer is awaited and rests with one; undone before it was told, it goes on. */
function turnClock(application: Application, to: ApplicationStatus, at: number): void {
  const { status: from, awaitingSince: since, reminders, paused, told } = application;
  if (!isAwaiting(to)) {
    application.awaitingSince = null;
    application.reminders = 0;
  } else if (paused && !answers.includes(told)) {
    application.awaitingSince = paused.since;
    application.reminders = paused.reminders;
  } else if (!isAwaiting(from)) application.awaitingSince = at;
  if (!answers.includes(to)) application.paused = null;
  else if (since !== null) application.paused = { since, reminders };
}

/** Ends an application that nobody decided, and tells its applicant; mails of endings are gathered. */
export function endUndecided(
  life: Life,
  application: Application,
  { reason, at }: { readonly reason: EndedReason; readonly at: number },
): void {
  const { seeker } = application;
  changeStatus(life, application, { to: 'ended', by: 'system', at, reason });
  application.told = 'ended';
  notify(life, application, { status: 'ended', reason, at: life.now });
  setAlarm(
    life,
    { key: `ending-mail ${seeker}`, at: life.now + GATHER, ring: { kind: 'ending-mail', seeker } },
    { keepsTime: true },
  );
}

interface News {
  readonly status: ApplicationStatus;
  readonly reason: string | null;
  readonly at: number;
}

export function notify(
  life: Life,
  { job, seeker }: Application,
  { status, reason, at }: News,
): void {
  life.notices.push(`${job}/${seeker} ${status} ${reason ?? '-'} ${time(at)}`);
}

/** Tells an applicant by notice and mail. */
export function announce(
  life: Life,
  application: Application,
  mail: string,
  news: News,
  delay = 0,
): void {
  const { job, seeker } = application;
  notify(life, application, news);
  const id = `application ${job}/${seeker} ${mail} ${time(news.at)}`;
  setAlarm(life, {
    key: id,
    at: life.now + delay,
    ring: { kind: 'applicant-mail', seeker, mail: id },
  });
}

/** Removes the notice and the pending mail of an application that is taken back. */
export function forgetNews(
  life: Life,
  { job, seeker, appliedAt }: Application,
  status: ApplicationStatus,
): void {
  const moment = time(appliedAt);
  const notice = `${job}/${seeker} ${status} - ${moment}`;
  life.notices = life.notices.filter((each) => each !== notice);
  const mail = `application ${job}/${seeker} ${status} ${moment}`;
  life.alarms = life.alarms.filter(({ key }) => key !== mail);
}

export const time = (at: number): string => new Date(at).toISOString();
