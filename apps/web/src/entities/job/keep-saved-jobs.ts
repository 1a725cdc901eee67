import {
  formatPayByFrequency,
  getJob,
  LIST_LIMIT_MAX,
  listSavedJobs,
  placeOfJob,
  type SavedJob,
} from '@nextshift/contract';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { receiveJob } from './receive-job.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { useHistoryStore } from '../../platform/stores/history-store.ts';
import { readKeptJobs, writeKeptJobs, type KeptJob } from '../../platform/offline/kept-jobs.ts';

/** A job is saved on screen before it is on the server. */
const SETTLED_AFTER_MS = 2_000;

/** So many of the newest saved jobs are stored in full; of the others only their cards. */
const READ_WHOLE = 20;

/** Copies the seeker's saved jobs to browser storage; signing out clears them. @returns a function that stops it. */
export function keepSavedJobs(): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(() => void updateCopy(), SETTLED_AFTER_MS);
  };
  const stop = useHistoryStore.subscribe(keepSoon);
  keepSoon();
  return () => {
    clearTimeout(settling);
    stop();
  };
}

/** Requests the list only if the copy lacks a saved job. */
async function updateCopy(): Promise<void> {
  const { kind, accountId } = useAuthStore.getState();
  if (kind !== 'seeker' || accountId === null) return;
  const { savedJobIds } = useHistoryStore.getState();
  const known = readKeptJobs(accountId)?.knownIds ?? [];
  if (savedJobIds.every((id) => known.includes(id))) return;
  const asOf = new Date().toISOString();
  try {
    const { body } = await browserApi.call(listSavedJobs, {
      params: { userId: accountId },
      query: { limit: LIST_LIMIT_MAX },
    });
    if (useAuthStore.getState().accountId !== accountId) return;
    // If the page closes before all jobs are loaded, the next page starts over.
    writeKeptJobs({ accountId, asOf, knownIds: [], jobs: body.map(keptJobOf) });
    const jobs = await Promise.all(
      body.map((saved, index) =>
        index < READ_WHOLE ? loadFullJob(saved) : Promise.resolve(keptJobOf(saved)),
      ),
    );
    if (useAuthStore.getState().accountId !== accountId) return;
    writeKeptJobs({ accountId, asOf, knownIds: savedJobIds, jobs });
  } catch (error) {
    // The user requested nothing; the next change retries.
    if (!(error instanceof ApiError)) throw error;
  }
}

function keptJobOf({ jobId, job }: SavedJob): KeptJob {
  const place = placeOfJob(job);
  return {
    id: jobId,
    title: job.title,
    company: job.companyName,
    place,
    pay: formatPayByFrequency(job),
  };
}

/** The whole job, to read again on the way there; only its card if that cannot be fetched. */
async function loadFullJob(saved: SavedJob): Promise<KeptJob> {
  const kept = keptJobOf(saved);
  try {
    const { body } = await browserApi.call(getJob, { params: { jobId: saved.jobId } });
    const { address, schedule, description, requirements } = receiveJob(body);
    return {
      ...kept,
      place: [address, kept.place].filter(Boolean).join(', '),
      schedule,
      description,
      requirements: requirements.map((requirement) => `• ${requirement}`).join('\n') || null,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return kept;
  }
}
