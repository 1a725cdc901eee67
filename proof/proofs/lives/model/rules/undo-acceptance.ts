import type { ApplicationStatus } from '@nextshift/contract';
import { type Application, idOf, type Job, type Life, MINUTE, setAlarm } from '../life.ts';
import type { Pair, Reply } from '../move.ts';
import { findApplication, hasRoom, applicantsAllowed, queueEndings } from './jobs.ts';
import { changeStatus } from './status.ts';

/** For so long a change can be undone before its applicant is told. */
export const UNDO = 10 * MINUTE;

/** The application is what it was before, and the job that it filled active again. */
export function undoAcceptance(life: Life, pair: Pair): Reply {
  const application = findApplication(life, pair);
  const job = life.jobs[pair.job];
  if (!application || !job || application.hidden) return 'not_found';
  const { status, acceptedAt, told } = application;
  if (status !== 'accepted' || acceptedAt === null) return 'illegal_status_change';
  if (told === 'accepted' || life.now >= acceptedAt + UNDO) return 'undo_expired';
  const before = statusBefore(application);
  reopen(life, pair.job, acceptedAt);
  const standing = life.acceptances.find(
    (each) => each.job === pair.job && each.seeker === pair.seeker && each.endedBy === null,
  );
  if (standing) standing.undone = true;
  changeStatus(life, application, { to: before, by: 'employer' });
  queueStatusNews(life, pair, before);
  return 200;
}

/** Queues news of a status in place of those that are pending, unless its applicant was told of it last. */
export function queueStatusNews(life: Life, pair: Pair, status: ApplicationStatus): void {
  const id = idOf(pair);
  if (life.applications[id]?.told === status) return;
  setAlarm(life, {
    key: `status-news ${id}`,
    at: life.now + UNDO,
    ring: { kind: 'status-news', application: id, status, changedAt: life.now },
  });
}

function statusBefore({ events }: Application): ApplicationStatus {
  const acceptance = events.findLast(({ from, to }) => to === 'accepted' && from !== 'accepted');
  return acceptance?.from ?? 'submitted';
}

/** A job filled since the acceptance is active again, if its day has not passed and the plan has room. */
function reopen(life: Life, number: number, acceptedAt: number): void {
  const job = life.jobs[number];
  if (!job || job.closedAt === null) return;
  if (job.closedReason !== 'filled' || job.closedAt < acceptedAt) {
    queueEndings(life, number, job.closedAt);
  } else if (job.closesAt > life.now && hasRoom(life)) {
    const active = { closedReason: null, closedAt: null, maxApplicants: applicantsAllowed(life) };
    Object.assign(job, active satisfies Partial<Job>);
  } else {
    job.closedReason = job.closesAt > life.now ? 'closed' : 'expired';
    job.closedAt = life.now;
    queueEndings(life, number, life.now);
  }
}
