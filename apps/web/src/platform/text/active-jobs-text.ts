/** '1 active job', '3 active jobs'. */
export function activeJobsText(count: number): string {
  return count === 1 ? '1 active job' : `${String(count)} active jobs`;
}
