import { SAVED_JOBS_AREA } from '../session/seeker/saved-jobs-area.ts';

/** What a device keeps of the saved jobs; public/offline.js reads the same. */
export interface KeptJobs {
  readonly accountId: string;
  /** Those that were saved when the server was asked. */
  readonly knownIds: readonly string[];
  readonly jobs: readonly KeptJob[];
}

export interface KeptJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly pay: string | null;
  /** Of those that can be read whole. */
  readonly schedule?: string | null;
  readonly description?: string;
  readonly requirements?: string | null;
}

/** The copy that this browser keeps for a seeker; null where it keeps none, or somebody else's. */
export function readKeptJobs(accountId: string): KeptJobs | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SAVED_JOBS_AREA) ?? 'null');
    return isKeptJobs(stored) && stored.accountId === accountId ? stored : null;
  } catch {
    return null;
  }
}

export function writeKeptJobs(kept: KeptJobs): void {
  try {
    localStorage.setItem(SAVED_JOBS_AREA, JSON.stringify(kept));
  } catch {
    // Full or barred storage only costs the copy.
  }
}

function isKeptJobs(stored: unknown): stored is KeptJobs {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'accountId' in stored &&
    'knownIds' in stored &&
    'jobs' in stored &&
    Array.isArray(stored.knownIds) &&
    Array.isArray(stored.jobs) &&
    stored.jobs.every(isKeptJob)
  );
}

function isKeptJob(job: unknown): boolean {
  return typeof job === 'object' && job !== null && 'id' in job && 'title' in job;
}
