import { answerDueAt, effectiveStatus } from '@nextshift/contract';
import {
  acceptedOf,
  applicationsOf,
  countApplicants,
  isActive,
  jobsOf,
  type Life,
} from './life.ts';
import { endingReason } from './rules/openings.ts';
import { isAwaiting, time } from './rules/status.ts';

const moment = (at: number | null): string => (at === null ? '-' : time(at));

/** What the database must hold of a life, in sorted lines; mails apart. */
export function describe(life: Life): string[] {
  return [
    ...jobsOf(life).map(([number, job]) =>
      [
        `job ${number} ${job.closedReason ?? 'active'} closed ${moment(job.closedAt)}`,
        `closes ${moment(job.closesAt)} published ${moment(job.publishedAt)}`,
        `applicants ${countApplicants(life, number)} of ${job.maxApplicants ?? 'any'}`,
        `accepted ${acceptedOf(life, number).length} of ${job.openings}`,
      ].join(' '),
    ),
    ...Object.entries(life.drafts)
      .filter(([, { gone }]) => !gone)
      .map(
        ([number, { publishAt, blockedAt, roomSince }]) =>
          `draft ${number} at ${moment(publishAt)} blocked ${moment(blockedAt)} free ${moment(roomSince)}`,
      ),
    ...applicationsOf(life).flatMap((application) => {
      const { job, seeker, status, endedReason, told, reminders, events } = application;
      const id = `${job}/${seeker}`;
      const { changedAt, awaitingSince, acceptedAt, place } = application;
      return [
        [
          `application ${id} ${status} ${endedReason ?? '-'} changed ${moment(changedAt)}`,
          `waits ${moment(awaitingSince)} reminders ${reminders} accepted ${moment(acceptedAt)} place ${place ?? '-'} told ${told}`,
        ].join(' '),
        ...events.map(
          ({ at, from, to, actor, reason }, index) =>
            `event ${id} ${index + 1} ${time(at)} ${from ?? '-'} ${to} ${actor} ${reason ?? '-'}`,
        ),
      ];
    }),
    ...life.acceptances
      .filter((each) => life.applications[`${each.job}/${each.seeker}`]?.gone === false)
      .map(
        ({ job, seeker, at, endedBy, endedAt }) =>
          `acceptance ${job}/${seeker} ${time(at)} ended ${endedBy ?? '-'} ${moment(endedAt)}`,
      ),
    ...life.notices
      .filter((notice) => life.applications[notice.split(' ')[0] ?? '']?.gone === false)
      .map((notice) => `notice ${notice}`),
  ].sort();
}

/** How the API must show the applications, before the stored status follows. */
export function showApplications(life: Life) {
  return applicationsOf(life).map((application) => {
    const job = life.jobs[application.job];
    const jobStatus = job && isActive(job) ? 'Active' : 'Closed';
    const status = effectiveStatus(application.status, jobStatus);
    const endedByJob = status !== application.status;
    const due = isAwaiting(status) ? application.awaitingSince : null;
    const ending = {
      at: job?.closedAt ?? 0,
      from: application.status,
      to: status,
      actor: 'system',
      reason: endingReason(life, application.job),
    } as const;
    return {
      job: application.job,
      seeker: application.seeker,
      hidden: application.hidden,
      status,
      endedReason: endedByJob ? endingReason(life, application.job) : application.endedReason,
      answerDueAt: due === null ? null : answerDueAt(new Date(due)).toISOString(),
      events: endedByJob ? [...application.events, ending] : application.events,
    };
  });
}
