/** `1 job`, `12 jobs`, or `First 24 jobs` if there are more. */
export function countOfJobs(count: number, hasMore = false): string {
  const jobs = count === 1 ? '1 job' : `${count} jobs`;
  return hasMore ? `First ${jobs}` : jobs;
}
