import { expect, type Page, type Request } from '@playwright/test';
import type { ConsoleGuard } from './console-guard.ts';

/** What becomes of a call: a response of this status, no connection, or no response ever. */
export type Outcome =
  | { readonly status: number; readonly message?: string; readonly code?: string }
  | 'network'
  | 'silence';

export interface FailingCalls {
  /** What was asked so far. */
  readonly requests: readonly Request[];
  /** From now on calls go through. */
  readonly mend: () => Promise<void>;
}

/** Waits before the second, third and fourth try, in milliseconds (spec section 7). */
const retryWaits = [1_000, 3_000, 7_000];

/**
 * Makes calls of one method whose path ends like this fail. A message makes the response one of the
 * API's; without it the response is somebody else's, such as a proxy's.
 *
 * @param times how many calls fail before they go through.
 */
export async function failCalls(
  { page, guard }: { page: Page; guard: ConsoleGuard },
  [method, path]: readonly [method: string, path: string],
  outcome: Outcome,
  times = Infinity,
): Promise<FailingCalls> {
  const requests: Request[] = [];
  const status = typeof outcome === 'string' ? 'network' : outcome.status;
  const matcher = new RegExp(`${path.replaceAll('*', '[^/?]+')}(\\?|$)`);
  guard.expectFailure({ url: matcher, status });
  await page.route(matcher, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    requests.push(request);
    if (requests.length > times) return route.continue();
    if (outcome === 'network') return route.abort('connectionrefused');
    if (outcome === 'silence') return undefined;
    const { code = 'provoked', message } = outcome;
    return message === undefined
      ? route.fulfill({ status: outcome.status, body: 'Bad gateway', contentType: 'text/html' })
      : route.fulfill({ status: outcome.status, json: { code, message } });
  });
  return { requests, mend: () => page.unroute(matcher) };
}

/** Lets a minute pass in the page, in which a call gets no response. */
export async function waitForTimeout(page: Page, { requests }: FailingCalls) {
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.fastForward(61_000);
}

/** Lets the waits between the tries pass. Where a wait begins late it is waited for. */
export async function waitForRetries(page: Page, { requests }: FailingCalls) {
  for (const [index, wait] of retryWaits.entries()) {
    await expect.poll(() => requests.length).toBe(index + 1);
    await requests[index]?.response();
    await page.clock.fastForward(wait);
  }
  await expect.poll(() => requests.length).toBe(retryWaits.length + 1);
}
