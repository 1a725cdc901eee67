import {
  type Alarm,
  applicationsOf,
  HOUR,
  isActive,
  type Life,
  MINUTE,
  type NewsOfStatus,
  setAlarm,
} from '../life.ts';
import { isFull } from './jobs.ts';
import { endingReason } from './openings.ts';
import { applyPlan } from './plan.ts';
import { announce, endUndecided, isUndecided, time } from './status.ts';

const WINDOW = 10 * MINUTE;
/** An applicant is told of the same status once within this time. */
const REPEAT = 24 * HOUR;

/** Does the queued work that is due, in order. */
export function ringDue(life: Life): void {
  for (;;) {
    const [next] = life.alarms
      .filter(({ at }) => at <= life.now)
      .toSorted((one, other) => one.at - other.at);
    if (!next) return;
    life.alarms = life.alarms.filter((alarm) => alarm !== next);
    ring(life, next);
  }
}

function ring(life: Life, { ring }: Alarm): void {
  const mailEmployer = (text: string) => {
    if (!life.companyLeft) life.mails.push(`employer: ${text}`);
  };
  switch (ring.kind) {
    case 'end-with-job':
      endWithJob(life, ring.job, ring.closedAt);
      return;
    case 'status-news':
      tellStatus(life, ring);
      return;
    case 'applicant-mail':
      if (life.seekersLeft[ring.seeker] === true) return;
      life.mails.push(`seeker ${ring.seeker}: ${ring.mail}`);
      return;
    case 'ending-mail':
      mailEndings(life, ring.seeker);
      return;
    case 'withdrawal-mail':
      if (life.applications[ring.application]?.status === 'withdrawn') {
        mailEmployer(`withdrawal ${ring.application} ${time(ring.at)}`);
      }
      return;
    case 'digest':
      if (hasNewApplications(life, ring.since))
        mailEmployer(`new-applications ${time(ring.since)}`);
      return;
    case 'full-mail': {
      const job = life.jobs[ring.job];
      if (job && isActive(job) && isFull(life, ring.job)) {
        if (!life.companyLeft) job.fullToldAt = job.maxApplicants;
        mailEmployer(`job-full ${ring.job} ${time(ring.at)}`);
      }
      return;
    }
    case 'closing-mail': {
      const job = life.jobs[ring.job];
      const isStillSo = job && isActive(job) === (ring.news !== 'closed');
      if (isStillSo && job.closesAt === ring.closesAt) {
        mailEmployer(`job-closing ${ring.news} ${ring.job} ${time(ring.closesAt)}`);
      }
      return;
    }
    case 'draft-mail': {
      const draft = life.drafts[ring.draft];
      if (draft?.gone === false && draft.blockedAt === ring.at) {
        mailEmployer(`job-draft ${ring.draft} ${time(ring.at)}`);
      }
      return;
    }
    case 'reminder-mail':
      if (isAnybodyWaiting(life)) mailEmployer(`answers-due ${time(ring.at)}`);
      return;
    case 'plan-event':
      if (life.plan !== null) applyPlan(life);
  }
}

/** Unless the job was reposted or closed again since. */
function endWithJob(life: Life, number: number, closedAt: number): void {
  const job = life.jobs[number];
  const reason = endingReason(life, number);
  if (!reason || job?.closedAt !== closedAt) return;
  for (const application of applicationsOf(life)) {
    if (application.job !== number || !isUndecided(application)) continue;
    endUndecided(life, application, { reason, at: closedAt });
  }
}

/** Tells what is still true after the time to undo it: a decision, or a stage at an active job. */
function tellStatus(life: Life, news: NewsOfStatus): void {
  const { application: id, status, changedAt } = news;
  const application = life.applications[id];
  if (!application || application.hidden || life.seekersLeft[application.seeker] === true) return;
  if (application.status !== status || application.changedAt !== changedAt) return;
  if (application.told === status) return;
  const job = life.jobs[application.job];
  const isDecision = status === 'accepted' || status === 'declined';
  if (!isDecision && !(job && isActive(job))) return;
  const again = (application.toldAt[status] ?? -Infinity) + REPEAT;
  if (again > life.now) {
    setAlarm(life, { key: `status-news ${id}`, at: again, ring: news });
    return;
  }
  application.told = status;
  application.toldAt[status] = life.now;
  announce(life, application, status, { status, reason: null, at: changedAt });
}

/** One mail for all endings that a seeker was not mailed about, named after the last. */
function mailEndings(life: Life, seeker: number): void {
  if (life.seekersLeft[seeker] === true) return;
  const unmailed = applicationsOf(life).filter(
    (each) => each.seeker === seeker && each.status === 'ended' && !each.endingMailed,
  );
  if (unmailed.length === 0) return;
  for (const application of unmailed) application.endingMailed = true;
  const last = Math.max(...unmailed.map(({ changedAt }) => changedAt));
  life.mails.push(`seeker ${seeker}: ended ${unmailed.length} ${time(last)}`);
}

function hasNewApplications(life: Life, since: number): boolean {
  return applicationsOf(life).some(
    ({ appliedAt, status, hidden }) =>
      appliedAt >= since &&
      appliedAt < since + WINDOW &&
      status !== 'withdrawn' &&
      status !== 'ended' &&
      !hidden,
  );
}

function isAnybodyWaiting(life: Life): boolean {
  return applicationsOf(life).some(({ job: number, awaitingSince, reminders }) => {
    const job = life.jobs[number];
    return awaitingSince !== null && reminders > 0 && job !== undefined && isActive(job);
  });
}
