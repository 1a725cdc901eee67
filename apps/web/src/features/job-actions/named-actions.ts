/** An action on a job, as toasts tell of it. */
export interface NamedAction {
  /** What its toasts are about, so that its success takes a failure back. */
  readonly about: string;
  /** What did not happen where it fails. */
  readonly failure: string;
}

export function applying(jobId: string): NamedAction {
  return { about: `apply ${jobId}`, failure: 'Your application was not sent.' };
}

/** Of all changes to whether one job is saved. */
export function savedKey(jobId: string) {
  return ['saved-job', jobId];
}

export function saving(jobId: string): NamedAction {
  return { about: savedKey(jobId).join(' '), failure: 'The job was not saved.' };
}

export function unsaving(jobId: string): NamedAction {
  return { about: savedKey(jobId).join(' '), failure: 'The job is still saved.' };
}
