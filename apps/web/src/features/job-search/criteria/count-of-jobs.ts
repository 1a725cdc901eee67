/** `1 job`, `1,280 jobs`, `1,000+ jobs` if counting stopped there, or `First 24 jobs` if nobody counted. */
export function countOfJobs(count: number, more: 'first' | 'plus' | '' = ''): string {
  const number = count.toLocaleString('en-US') + (more === 'plus' ? '+' : '');
  const jobs = count === 1 && more !== 'plus' ? '1 job' : `${number} jobs`;
  return more === 'first' ? `First ${jobs}` : jobs;
}
