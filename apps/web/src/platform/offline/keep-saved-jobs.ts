import { formatPay, LIST_LIMIT_MAX, listSavedJobs, type SavedJob } from '@nextshift/contract';
import { ApiError } from '../api-error.ts';
import { browserApi } from '../browser-api.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { useHistoryStore } from '../session/history-store.ts';
import { SAVED_JOBS_AREA } from '../session/saved-jobs-area.ts';

/** A job is saved on screen before it is on the server. */
const SETTLED_AFTER_MS = 2_000;

const NONE: readonly unknown[] = [];

/** What public/offline.js reads. */
interface KeptJobs {
  readonly ownerId: string;
  /** Those that were saved when the server was asked. */
  readonly knownIds: readonly string[];
  readonly jobs: readonly KeptJob[];
}

interface KeptJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly pay: string | null;
}

/** Keeps a copy of the seeker's saved jobs in browser storage; signing out clears it. @returns what ends it. */
export function keepSavedJobs(): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(() => void keepNow(), SETTLED_AFTER_MS);
  };
  const stop = useHistoryStore.subscribe(keepSoon);
  keepSoon();
  return () => {
    clearTimeout(settling);
    stop();
  };
}

/** Asks the server only where there is a job that the copy does not know. */
async function keepNow(): Promise<void> {
  const { kind, ownerId } = useAuthStore.getState();
  if (kind !== 'seeker' || ownerId === null) return;
  const { savedJobIds } = useHistoryStore.getState();
  const known = knownIdsOf(ownerId);
  if (savedJobIds.every((id) => known.includes(id))) return;
  try {
    const { body } = await browserApi.call(listSavedJobs, {
      params: { userId: ownerId },
      query: { limit: LIST_LIMIT_MAX },
    });
    if (useAuthStore.getState().ownerId !== ownerId) return;
    write({ ownerId, knownIds: savedJobIds, jobs: body.map(keptJobOf) });
  } catch (error) {
    // Nothing was asked for on screen; the next change tries again.
    if (!(error instanceof ApiError)) throw error;
  }
}

function keptJobOf({ jobId, job }: SavedJob): KeptJob {
  const place = `${job.city}, ${job.state}`;
  return { id: jobId, title: job.title, company: job.companyName, place, pay: formatPay(job) };
}

function knownIdsOf(owner: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SAVED_JOBS_AREA) ?? 'null');
    const { ownerId, knownIds } = stored as { ownerId?: unknown; knownIds?: unknown };
    return ownerId === owner && Array.isArray(knownIds) ? knownIds : NONE;
  } catch {
    return NONE;
  }
}

function write(kept: KeptJobs): void {
  try {
    localStorage.setItem(SAVED_JOBS_AREA, JSON.stringify(kept));
  } catch {
    // Full or barred storage only costs the copy.
  }
}
