import { applicationsOf, jobsOf, type Life } from '../life.ts';
import type { Reply } from '../move.ts';
import { tellOfWithdrawal } from './applications.ts';
import { activeJobs, closeJob } from './jobs.ts';
import { endingReason } from './openings.ts';
import { announce, changeStatus, isUndecided } from './status.ts';

/** A seeker who deletes the account withdraws, and keeps no notices. */
export function leave(life: Life, seeker: number): Reply {
  for (const application of applicationsOf(life).filter((each) => each.seeker === seeker)) {
    const isAccepted = application.status === 'accepted';
    if (!isAccepted && !isUndecided(application)) continue;
    changeStatus(life, application, { to: 'withdrawn', by: 'seeker' });
    if (isAccepted) tellOfWithdrawal(life, application);
  }
  life.seekersLeft[seeker] = true;
  const own = new RegExp(`^\\d+/${seeker} `);
  life.notices = life.notices.filter((notice) => !own.test(notice));
  return 204;
}

/** A company that deletes its account closes its jobs; who waited or was accepted is told that it left. */
export function leaveCompany(life: Life): Reply {
  for (const [number] of activeJobs(life)) closeJob(life, number, 'closed');
  // Before an opening of a filled job comes free.
  const reasons = new Map(jobsOf(life).map(([number]) => [number, endingReason(life, number)]));
  for (const application of applicationsOf(life)) {
    const { status, job } = application;
    const told = { reason: 'company_left', at: life.now } as const;
    if (isUndecided(application)) {
      const reason = reasons.get(job) ?? 'closed';
      changeStatus(life, application, { to: 'ended', by: 'system', reason });
      announce(life, application, 'company_left', { status: 'declined', ...told });
    } else if (status === 'accepted') {
      changeStatus(life, application, { to: 'ended', by: 'employer', reason: 'place_withdrawn' });
      announce(life, application, 'accepting_company_left', { status: 'ended', ...told });
    } else continue;
    Object.assign(application, { told: 'ended', endingMailed: true });
  }
  for (const application of applicationsOf(life)) {
    if (life.seekersLeft[application.seeker] === true) application.gone = true;
  }
  for (const [number, job] of jobsOf(life)) {
    job.gone = !applicationsOf(life).some((each) => each.job === number);
    job.crowd = 0;
  }
  for (const draft of Object.values(life.drafts)) draft.gone = true;
  life.companyLeft = true;
  return 204;
}
