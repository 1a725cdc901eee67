import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '@nextshift/test-kit/people/people';
import { call } from '@nextshift/test-kit/requests/caller';
import { sendSteadily } from '@nextshift/test-kit/requests/steady-requests';

interface Seen {
  /** Of everybody else's requests. */
  readonly latenciesMs: readonly number[];
  readonly violations: readonly string[];
}

const PER_SECOND = 8;
/** One request of so many signs in: a network may do so 60 times in five minutes. */
const SIGN_INS_EACH = 16;
/** What is expected at least of a first moment. */
const MOMENT_MS = 1_000;

/** Sends ordinary requests of others while something happens. @returns how long they took, and what was refused */
export async function watchOthers(
  address: string,
  { id, token, email, password }: Person,
  { seconds }: { readonly seconds: number },
  happening: () => Promise<string[]>,
): Promise<Seen> {
  const kinds = [
    ['GET', '/readyz', {}],
    ['PUT', `/api/userprofile/${id}/introduction`, { token, body: { bio: 'I like mornings.' } }],
    ['GET', '/jobs/filteredJobs?searchQuery=night', {}],
  ] as const;
  const signIn = ['POST', '/user/login', { body: { email, password } }] as const;
  let sent = 0;
  const requests = sendSteadily(PER_SECOND, () => {
    const [method, path, options] =
      sent % SIGN_INS_EACH === 0 ? signIn : (kinds[sent % kinds.length] ?? kinds[0]);
    sent += 1;
    return async () => {
      const { status } = await call(address, method, path, options);
      return status === 200 ? undefined : `${method} ${path} of others got ${status}`;
    };
  });
  const [violations] = await Promise.all([
    happening(),
    sleep(Math.max(MOMENT_MS, seconds * 1_000)),
  ]);
  await requests.stop();
  return {
    latenciesMs: requests.latenciesMs,
    violations: [...new Set([...violations, ...requests.failures])],
  };
}
