import { ACCEPTANCE_LIMIT, formatDay } from '@nextshift/contract';

export interface Acceptance {
  readonly jobId: string;
  readonly acceptedAt: Date;
}

interface Counted {
  readonly jobId: string;
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
export function acceptanceProblem({ jobId, acceptances, openings }: Counted): string | null {
  const { extraPerJob, perOpening, extra, windowMs } = ACCEPTANCE_LIMIT;
  const ofJob = acceptances.filter((acceptance) => acceptance.jobId === jobId);
  const jobLimit = OPENINGS_OF_A_JOB + extraPerJob;
  const againOn = (counted: readonly Acceptance[], limit: number) => {
    const freeing = counted[counted.length - limit];
    return freeing ? formatDay(new Date(freeing.acceptedAt.getTime() + windowMs)) : '';
  };
  if (ofJob.length >= jobLimit) {
    return `You have accepted ${ofJob.length} applicants for this job within 30 days, which is as many as one opening allows. You can accept again from ${againOn(ofJob, jobLimit)}.`;
  }
  const limit = perOpening * openings + extra;
  if (acceptances.length >= limit) {
    return `You have accepted ${acceptances.length} applicants within 30 days, which is as many as your openings allow. You can accept again from ${againOn(acceptances, limit)}.`;
  }
  return null;
}

/** Every job has one opening for now. */
const OPENINGS_OF_A_JOB = 1;
