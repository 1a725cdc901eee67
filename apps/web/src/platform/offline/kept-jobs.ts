import { SAVED_JOBS_AREA } from '../stores/offline-areas.ts';

/** Saved jobs as stored on the device; public/offline.js reads them too. */
export interface KeptJobs {
  readonly accountId: string;
  /** When the server said so. */
  readonly asOf?: string;
  /** The ids of all saved jobs, as last loaded. */
  readonly knownIds: readonly string[];
  readonly jobs: readonly KeptJob[];
}

export interface KeptJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly pay: string | null;
  /** The rest is present if the whole job was loaded. */
  readonly schedule?: string | null;
  readonly description?: string;
  readonly requirements?: string | null;
}

/** A seeker's copy in this browser; null if there is none, or another account's. */
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
    // With storage full or blocked there is no copy.
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
