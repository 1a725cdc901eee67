import { ACCEPTANCE_LIMIT, formatDay } from '@nextshift/contract';

export interface Acceptance {
  readonly jobId: string;
  readonly acceptedAt: Date;
}

interface Counted {
  readonly jobId: string;
  /** The job's fewest openings since its first of these acceptances. */
  readonly openingsOfJob: number;
  /** The employer's acceptances of the last 30 days that count, oldest first. */
  readonly acceptances: readonly Acceptance[];
  /** Openings that the employer offered in these 30 days. */
  readonly openings: number;
}

/**
 * Why an employer may not accept another applicant for a job now; null if it may. Acceptance
 * reveals contact: without a limit, an employer could collect every phone number by accepting and
 * deleting in turn.
 */
export function acceptanceProblem(counted: Counted): string | null {
  const { jobId, acceptances, openings, openingsOfJob } = counted;
  const { extraPerJob, perOpening, extra, windowMs } = ACCEPTANCE_LIMIT;
  const ofJob = acceptances.filter((acceptance) => acceptance.jobId === jobId);
  const jobLimit = openingsOfJob + extraPerJob;
  const againOn = (these: readonly Acceptance[], limit: number) => {
    const freeing = these[these.length - limit];
    return freeing ? formatDay(new Date(freeing.acceptedAt.getTime() + windowMs)) : '';
  };
  if (ofJob.length >= jobLimit) {
    return `You have accepted ${ofJob.length} applicants for this job within 30 days, which is as many as ${allowance(openingsOfJob)}. You can accept again from ${againOn(ofJob, jobLimit)}.`;
  }
  const limit = perOpening * openings + extra;
  if (acceptances.length >= limit) {
    return `You have accepted ${acceptances.length} applicants within 30 days, which is as many as your openings allow. You can accept again from ${againOn(acceptances, limit)}.`;
  }
  return null;
}

function allowance(openings: number): string {
  return openings === 1 ? 'one opening allows' : `${openings} openings allow`;
}
