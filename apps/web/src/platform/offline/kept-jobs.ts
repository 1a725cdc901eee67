import { SAVED_JOBS_AREA } from '../stores/offline-areas.ts';
import { readCopy, writeCopy } from './copy-on-device.ts';

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
  return readCopy(SAVED_JOBS_AREA, accountId, isKeptJobs);
}

export function writeKeptJobs(kept: KeptJobs): void {
  writeCopy(SAVED_JOBS_AREA, kept);
}

function isKeptJobs(stored: object): stored is KeptJobs {
  return (
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
