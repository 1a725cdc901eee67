/** An action on a job, for its toasts. */
export interface NamedAction {
  /** Topic of its toasts, so that a success replaces a failure. */
  readonly about: string;
  /** The failure message. */
  readonly failure: string;
}

export function applying(jobId: string): NamedAction {
  return { about: `apply ${jobId}`, failure: 'Your application was not sent.' };
}

export function retracting(jobId: string): NamedAction {
  return { ...applying(jobId), failure: 'Your application is still sent.' };
}

/** Covers all saving and unsaving of one job. */
export function savedKey(jobId: string) {
  return ['saved-job', jobId];
}

export function saving(jobId: string): NamedAction {
  return { about: savedKey(jobId).join(' '), failure: 'The job was not saved.' };
}

export function unsaving(jobId: string): NamedAction {
  return { about: savedKey(jobId).join(' '), failure: 'The job is still saved.' };
}
