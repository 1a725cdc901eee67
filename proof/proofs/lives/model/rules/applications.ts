import {
  type Application,
  countApplicants,
  DAY,
  idOf,
  isActive,
  jobsOf,
  type Life,
  MINUTE,
  RETRACTABLE,
  setAlarm,
} from '../life.ts';
import type { Pair, Reply, SetStatus } from '../move.ts';
import { closeJob, findApplication, isFull, tellIfFull } from './jobs.ts';
import { fewestOpenings, freeOpenings, openingsLeft } from './openings.ts';
import { announce, changeStatus, endsWithJob, forgetNews, isUndecided } from './status.ts';
import { queueStatusNews } from './undo-acceptance.ts';
import { showContact } from './views.ts';

const WINDOW = 10 * MINUTE;
const STRAGGLERS = 30_000;
const MONTH = 30 * DAY;

export function apply(life: Life, pair: Pair): Reply {
  const job = life.jobs[pair.job];
  if (!job || job.gone) return 'not_found';
  const before = findApplication(life, pair);
  if (before && !isOver(life, before)) return 'already_applied';
  if (!isActive(job)) return 'job_closed';
  if (isFull(life, pair.job)) return 'job_full';
  const former = before ? structuredClone(before) : null;
  const application = before ?? newApplication(life.now, pair);
  if (before) {
    changeStatus(life, before, { to: 'submitted', by: 'seeker' });
    Object.assign(before, { seen: false, hidden: false, broughtBackAt: null, toldAt: {} });
  }
  Object.assign(application, { appliedAt: life.now, told: 'submitted', former });
  life.applications[idOf(pair)] = application;
  const news = { status: 'submitted', reason: null, at: life.now } as const;
  announce(life, application, 'submitted', news, RETRACTABLE);
  const since = life.now - (life.now % WINDOW);
  setAlarm(life, {
    key: `digest ${since}`,
    at: since + WINDOW + RETRACTABLE + STRAGGLERS,
    ring: { kind: 'digest', since },
  });
  tellIfFull(life, pair.job);
  return 201;
}

function isOver(life: Life, application: Application): boolean {
  const { status } = application;
  return status === 'withdrawn' || status === 'ended' || endsWithJob(life, application);
}

function newApplication(now: number, { job, seeker }: Pair): Application {
  return {
    job,
    seeker,
    status: 'submitted',
    endedReason: null,
    hidden: false,
    appliedAt: now,
    changedAt: now,
    acceptedAt: null,
    place: null,
    seen: false,
    awaitingSince: now,
    reminders: 0,
    paused: null,
    broughtBackAt: null,
    told: 'submitted',
    toldAt: {},
    endingMailed: false,
    shown: [],
    former: null,
    events: [{ at: now, from: null, to: 'submitted', actor: 'seeker', reason: null }],
    gone: false,
  };
}

/** Takes an application back that nothing happened to since: it was never made, or not made again. */
export function retract(life: Life, pair: Pair): Reply {
  const application = findApplication(life, pair);
  if (!application) return 'not_found';
  const { status, appliedAt, former, events } = application;
  const isUntouched = events.length === (former?.events.length ?? 0) + 1;
  const isLate = life.now >= appliedAt + RETRACTABLE;
  if (isLate || !isUntouched || status !== 'submitted' || endsWithJob(life, application)) {
    return 'too_late';
  }
  forgetNews(life, application, 'submitted');
  const kept = Object.entries(life.applications).flatMap(([id, each]) =>
    id !== idOf(pair) ? [[id, each] as const] : former ? [[id, former] as const] : [],
  );
  life.applications = Object.fromEntries(kept);
  return 204;
}

export function withdraw(life: Life, pair: Pair): Reply {
  const application = findApplication(life, pair);
  if (!application) return 'not_found';
  const isAccepted = application.status === 'accepted';
  const mayWithdraw = isAccepted || (isUndecided(application) && !endsWithJob(life, application));
  if (!mayWithdraw) return 'illegal_status_change';
  changeStatus(life, application, { to: 'withdrawn', by: 'seeker' });
  if (isAccepted) tellOfWithdrawal(life, pair);
  return 200;
}

export function tellOfWithdrawal(life: Life, pair: Pair): void {
  const application = idOf(pair);
  setAlarm(life, {
    key: `withdrawal-mail ${application}`,
    at: life.now,
    ring: { kind: 'withdrawal-mail', application, at: life.now },
  });
}

/** Accepts, declines, reopens, or moves to a stage and back. */
export function setStatus(life: Life, pair: Pair, to: SetStatus): Reply {
  const application = findApplication(life, pair);
  const job = life.jobs[pair.job];
  if (!application || !job || application.hidden) return 'not_found';
  if (life.seekersLeft[pair.seeker] === true) return 'illegal_status_change';
  const reopens = application.status === 'declined' && to === 'submitted';
  if (!reopens && !isUndecided(application)) return 'illegal_status_change';
  if (!isActive(job)) {
    const isTaken = openingsLeft(life, pair.job) === 0;
    return to === 'accepted' && isTaken ? 'job_already_accepted' : 'job_closed';
  }
  const isOverfull =
    job.maxApplicants !== null && countApplicants(life, pair.job) > job.maxApplicants;
  if (reopens && isOverfull) return 'job_full';
  if (to === 'accepted' && !mayAccept(life, pair)) return 'accept_limit_reached';
  const [place = null] = freeOpenings(life, pair.job);
  changeStatus(life, application, { to, by: 'employer' });
  if (to === 'accepted') {
    application.place = place;
    if (openingsLeft(life, pair.job) === 0) closeJob(life, pair.job, 'filled');
    life.acceptances.push({ ...pair, at: life.now, endedBy: null, endedAt: null, undone: false });
    showContact(life, application);
  }
  const wasTold = application.told === 'accepted' || application.told === 'declined';
  if (!reopens || wasTold) queueStatusNews(life, pair, to);
  return 200;
}

/**
 * Within 30 days for a job its fewest openings since the first + 2, and of all jobs twice the openings offered + 5;
 * without those the seeker ended. Undone and made again, an acceptance counts once.
 */
function mayAccept(life: Life, pair: Pair): boolean {
  const { job: number } = pair;
  const since = life.now - MONTH;
  const listed = life.acceptances.filter(({ at, endedBy }) => at > since && endedBy !== 'seeker');
  const counted = listed.filter((each, index) => {
    const later = [...listed.slice(index + 1), pair];
    return !each.undone || !later.some((other) => idOf(other) === idOf(each));
  });
  const offered = jobsOf(life).filter(([, job]) => isActive(job) || (job.closedAt ?? 0) > since);
  const ofJob = counted.filter(({ job }) => job === number);
  const fewest = fewestOpenings(life, number, ofJob[0]?.at ?? life.now);
  const openings = offered.reduce((sum, [, job]) => sum + job.openings, 0);
  return ofJob.length < fewest + 2 && counted.length < 2 * openings + 5;
}

/** Deletes an accepted application: the opening is taken back. */
export function takeOpeningBack(life: Life, pair: Pair): Reply {
  const application = findApplication(life, pair);
  const job = life.jobs[pair.job];
  if (!application || !job || application.hidden) return 'not_found';
  if (application.status !== 'accepted') return 'illegal_status_change';
  const reason = 'place_withdrawn';
  const mail = application.told === 'accepted' ? reason : 'acceptance_cancelled';
  changeStatus(life, application, { to: 'ended', by: 'employer', reason });
  Object.assign(application, { told: 'ended', endingMailed: true, hidden: true });
  job.openingTakenBackAt = life.now;
  announce(life, application, mail, { status: 'ended', reason, at: life.now });
  return 204;
}
