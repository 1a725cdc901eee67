import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@nextshift/contract';
import { newEmail, PASSWORD } from '@nextshift/test-kit/people/people';
import { callFrom } from '../../harness/call-from.ts';

/** The rest of a window must be long enough for all calls. */
const ENOUGH_MS = 20_000;

/** A limit as seen from outside: only some of the calls from one address get through. */
interface Limit {
  readonly what: string;
  readonly path: string;
  readonly body: () => object;
  readonly calls: number;
  /** How many get through, whichever instances they reach. */
  readonly admitted: number;
  readonly windowMs: number;
}

const guessed = newEmail();

const limits: readonly Limit[] = [
  {
    what: 'guesses of one account',
    path: '/user/login',
    body: () => ({ email: guessed, password: 'Not-it-7' }),
    calls: 12,
    admitted: 5,
    windowMs: 5 * MINUTE_MS,
  },
  {
    what: 'logins from one address',
    path: '/user/login',
    body: () => ({ email: newEmail(), password: 'Not-it-7' }),
    calls: 70,
    admitted: 60,
    windowMs: 5 * MINUTE_MS,
  },
  {
    what: 'signups from one address',
    path: '/user/signup',
    body: () => ({ firstName: 'Kim', lastName: 'Lane', email: newEmail(), password: PASSWORD }),
    calls: 50,
    admitted: 40,
    windowMs: 10 * MINUTE_MS,
  },
  {
    what: 'forgotten passwords from one address',
    path: '/api/auth/forgot-password',
    body: () => ({ email: newEmail(), accountType: 'user' }),
    calls: 30,
    admitted: 20,
    windowMs: 10 * MINUTE_MS,
  },
];

const TOO_MANY = 429;

/** Tries each strict limit from a separate address through the load balancer; returns failures. */
export async function tryLimits(address: string): Promise<{ calls: number; violations: string[] }> {
  const violations: string[] = [];
  let calls = 0;
  for (const [place, limit] of limits.entries()) {
    await waitForRoom(limit.windowMs);
    const source = `127.0.1.${place + 1}`;
    const call = () => callFrom(source, address, limit.path, limit.body());
    const statuses = await Promise.all(Array.from({ length: limit.calls }, call));
    calls += statuses.length;
    const admitted = statuses.filter((status) => status !== TOO_MANY).length;
    if (admitted !== limit.admitted || statuses.some((status) => status >= 500)) {
      violations.push(
        `Of ${limit.calls} ${limit.what} ${admitted} got through, not ${limit.admitted}`,
      );
    }
  }
  return { calls, violations };
}

/** Windows start at round times; calls across a boundary would get through twice as often. */
async function waitForRoom(windowMs: number): Promise<void> {
  const left = windowMs - (Date.now() % windowMs);
  if (left < ENOUGH_MS) await sleep(left);
}
