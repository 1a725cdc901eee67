import type { JobState, JobStatus } from '@nextshift/contract';

interface StoredJob {
  readonly status: JobStatus;
  readonly moderation: 'clear' | 'held' | 'removed';
}

/** Whether a job is on the board, in one word. */
export function jobStateOf({ status, moderation }: StoredJob): JobState {
  if (moderation !== 'clear') return moderation;
  return status === 'Active' ? 'live' : 'closed';
}
