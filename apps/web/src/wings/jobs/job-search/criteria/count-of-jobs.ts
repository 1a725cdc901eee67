/** `1 job`, `1,280 jobs`, `1,000+ jobs` if counting stopped there, or `First 24 jobs` if nobody counted. */
export function countOfJobs(count: number, more: 'first' | 'plus' | '' = ''): string {
  const number = count.toLocaleString('en-US') + (more === 'plus' ? '+' : '');
  const jobs = count === 1 && more !== 'plus' ? '1 job' : `${number} jobs`;
  return more === 'first' ? `First ${jobs}` : jobs;
}

/** `1 that you saved`, `2 that you applied to`, `3 that you saved or applied to`. */
export function hiddenInWords({ count, applied }: { count: number; applied: number }): string {
  const acts = applied === 0 ? 'saved' : applied === count ? 'applied to' : 'saved or applied to';
  return `${count} that you ${acts}`;
}
