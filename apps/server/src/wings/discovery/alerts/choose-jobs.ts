import { ALERT_JOBS_MAX } from '@nextshift/contract';

/** What an alert has found, the newest first. */
export interface Findings {
  readonly alertId: string;
  readonly jobIds: readonly string[];
}

export interface ChosenJobs {
  /** Each job once, for the alert that found it first. */
  readonly jobs: readonly { readonly alertId: string; readonly jobId: string }[];
  /** Alerts all of whose jobs are among the chosen. */
  readonly exhausted: ReadonlySet<string>;
}

/** Chooses the jobs of one mail: the newest of each alert in turn, so that a broad one leaves room to the others. */
export function chooseJobs(findings: readonly Findings[], max = ALERT_JOBS_MAX): ChosenJobs {
  const alertOfJob = new Map<string, string>();
  const longest = Math.max(0, ...findings.map(({ jobIds }) => jobIds.length));
  for (let place = 0; place < longest; place += 1) {
    for (const { alertId, jobIds } of findings) {
      const jobId = jobIds[place];
      if (jobId === undefined || alertOfJob.has(jobId)) continue;
      if (alertOfJob.size < max) alertOfJob.set(jobId, alertId);
    }
  }
  const exhausted = findings.filter(({ jobIds }) => jobIds.every((id) => alertOfJob.has(id)));
  return {
    jobs: [...alertOfJob].map(([jobId, alertId]) => ({ alertId, jobId })),
    exhausted: new Set(exhausted.map(({ alertId }) => alertId)),
  };
}
