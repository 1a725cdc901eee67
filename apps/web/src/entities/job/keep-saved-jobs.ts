import {
  formatPay,
  getJob,
  LIST_LIMIT_MAX,
  listSavedJobs,
  type SavedJob,
} from '@nextshift/contract';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { receiveJob } from './receive-job.ts';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { useHistoryStore } from '../../platform/session/seeker/history-store.ts';
import { readKeptJobs, writeKeptJobs, type KeptJob } from '../../platform/offline/kept-jobs.ts';

/** A job is saved on screen before it is on the server. */
const SETTLED_AFTER_MS = 2_000;

/** Of so many, the last saved ones, everything can be read; of the others what their card says. */
const READ_WHOLE = 20;

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
  const { kind, accountId } = useAuthStore.getState();
  if (kind !== 'seeker' || accountId === null) return;
  const { savedJobIds } = useHistoryStore.getState();
  const known = readKeptJobs(accountId)?.knownIds ?? [];
  if (savedJobIds.every((id) => known.includes(id))) return;
  try {
    const { body } = await browserApi.call(listSavedJobs, {
      params: { userId: accountId },
      query: { limit: LIST_LIMIT_MAX },
    });
    if (useAuthStore.getState().accountId !== accountId) return;
    // Should the page go before all are here, the next one begins again.
    writeKeptJobs({ accountId, knownIds: [], jobs: body.map(keptJobOf) });
    const jobs = await Promise.all(
      body.map((saved, index) =>
        index < READ_WHOLE ? wholeJobOf(saved) : Promise.resolve(keptJobOf(saved)),
      ),
    );
    if (useAuthStore.getState().accountId !== accountId) return;
    writeKeptJobs({ accountId, knownIds: savedJobIds, jobs });
  } catch (error) {
    // Nothing was asked for on screen; the next change tries again.
    if (!(error instanceof ApiError)) throw error;
  }
}

function keptJobOf({ jobId, job }: SavedJob): KeptJob {
  const place = `${job.city}, ${job.state}`;
  return { id: jobId, title: job.title, company: job.companyName, place, pay: formatPay(job) };
}

/** What someone on the way to it wants to read again; only its card where that cannot be had. */
async function wholeJobOf(saved: SavedJob): Promise<KeptJob> {
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
