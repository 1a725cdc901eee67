import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '@nextshift/test-kit/requests/caller';
import type { Person } from '@nextshift/test-kit/people/people';

/** Checks what must keep working while nothing can be written; returns failures, one sentence each. */
export async function checkReads(address: string, seeker: Person): Promise<string[]> {
  const { id, token } = seeker;
  const reads: [string, string | undefined][] = [
    ['/jobs/searchjobs?searchLocation=Raleigh', undefined],
    ['/jobs/filteredJobs?searchQuery=night&searchLocation=Raleigh', undefined],
    ['/jobs', undefined],
    ['/api/user/me', token],
    [`/userprofile/${id}`, token],
    [`/applications/user/${id}`, token],
  ];
  const wrongs: string[] = [];
  for (const [path, asWhom] of reads) {
    const { status } = await call(address, 'GET', path, { token: asWhom });
    if (status !== 200) wrongs.push(`Reading ${path} answered ${status}`);
  }
  return wrongs;
}

/** Retries until nothing is wrong or time runs out; returns the last failures. */
export async function waitUntilNoViolations(
  patienceMs: number,
  check: () => Promise<string[]>,
): Promise<{ readonly wrongs: readonly string[]; readonly afterMs: number }> {
  const started = performance.now();
  for (;;) {
    const wrongs = await check().catch((error: unknown) => [`No response: ${String(error)}`]);
    const afterMs = performance.now() - started;
    if (wrongs.length === 0 || afterMs > patienceMs) return { wrongs, afterMs };
    await sleep(100);
  }
}
