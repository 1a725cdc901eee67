import { applicationsOf, DAY, HOUR, type Life, setAlarm } from '../life.ts';
import { ringDue } from './alarms.ts';
import { postDueDrafts } from './drafts.ts';
import { activeJobs, closeJob, SOON, WEEK } from './jobs.ts';
import { closeJobsBeyondPlan } from './plan.ts';
import { endUndecided } from './status.ts';

const ANSWER_END = 21 * DAY;
/** After how long an employer is reminded of an answer, the later one first. */
const REMINDERS = [
  { number: 2, after: 12 * DAY },
  { number: 1, after: 7 * DAY },
] as const;
/** The hour of the day at which reminders are sent. */
const REMINDER_HOUR = 15 * HOUR;

/** What the queued and the recurring tasks do once the clock has moved. */
export function wake(life: Life): void {
  ringDue(life);
  closeExpired(life);
  closeJobsBeyondPlan(life);
  postDueDrafts(life);
  endUnanswered(life);
  if (isReminderDue(life.wokeAt, life.now)) remind(life);
  ringDue(life);
  life.wokeAt = life.now;
}

function closeExpired(life: Life): void {
  const mail = (job: number, news: 'closed' | 'soon' | 'week', closesAt: number) =>
    setAlarm(life, {
      key: `closing-mail ${job} ${news} ${closesAt}`,
      at: life.now,
      ring: { kind: 'closing-mail', job, news, closesAt },
    });
  for (const [number, { closesAt }] of activeJobs(life)) {
    if (closesAt > life.now) continue;
    closeJob(life, number, 'expired');
    mail(number, 'closed', closesAt);
  }
  for (const [number, job] of activeJobs(life)) {
    const left = job.closesAt - life.now;
    if (left <= SOON && job.soonToldFor !== job.closesAt) {
      job.soonToldFor = job.weekToldFor = job.closesAt;
      mail(number, 'soon', job.closesAt);
    } else if (left <= WEEK && job.weekToldFor !== job.closesAt) {
      job.weekToldFor = job.closesAt;
      mail(number, 'week', job.closesAt);
    }
  }
}

const waitingAtActiveJobs = (life: Life, since: number) => {
  const active = new Set(activeJobs(life).map(([number]) => number));
  return applicationsOf(life).filter(
    ({ job, awaitingSince }) => active.has(job) && awaitingSince !== null && awaitingSince <= since,
  );
};

function endUnanswered(life: Life): void {
  for (const application of waitingAtActiveJobs(life, life.now - ANSWER_END)) {
    endUndecided(life, application, { reason: 'no_answer', at: life.now });
  }
}

/** Whether the hour of reminders has come since tasks last ran. */
export function isReminderDue(wokeAt: number, now: number): boolean {
  return Math.floor((now - REMINDER_HOUR) / DAY) > Math.floor((wokeAt - REMINDER_HOUR) / DAY);
}

/** Reminds the employer of waiting applicants with one mail for all. */
function remind(life: Life): void {
  let isAnyReminded = false;
  for (const { number, after } of REMINDERS) {
    for (const application of waitingAtActiveJobs(life, life.now - after)) {
      if (application.reminders >= number) continue;
      application.reminders = number;
      isAnyReminded = true;
    }
  }
  const ring = { kind: 'reminder-mail', at: life.now } as const;
  if (isAnyReminded) setAlarm(life, { key: 'reminder-mail', at: life.now, ring });
}
