import { savedKey } from './named-actions.ts';

/** Key and scope of all changes to whether one job is saved: one runs after the other. */
export function savedChanges(jobId: string) {
  const mutationKey = savedKey(jobId);
  return { mutationKey, scope: { id: mutationKey.join(' ') } };
}
