/** `1 job`, `12 jobs`, or `24+ jobs` where more are to come. */
export function countOfJobs(count: number, hasMore = false): string {
  return `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'job' : 'jobs'}`;
}
