import { activeJobsText } from '../../../platform/text/active-jobs-text.ts';

/** '1 of 2 active jobs used'; beyond the limit in words: '3 active jobs, 2 more than your plan allows'. */
export function usageText(activeJobs: number, maxActiveJobs: number): string {
  if (maxActiveJobs === 0 && activeJobs === 0) return 'No active jobs without a plan';
  if (activeJobs <= maxActiveJobs) {
    return `${String(activeJobs)} of ${String(maxActiveJobs)} active jobs used`;
  }
  if (maxActiveJobs === 0) return activeJobsText(activeJobs);
  const more = String(activeJobs - maxActiveJobs);
  return `${activeJobsText(activeJobs)}, ${more} more than your plan allows`;
}
