/** Key and scope of all changes to whether one job is saved: one runs after the other. */
export function savedChanges(jobId: string) {
  const mutationKey = ['saved-job', jobId];
  return { mutationKey, scope: { id: mutationKey.join(' ') } };
}
