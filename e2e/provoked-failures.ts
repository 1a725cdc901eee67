import { expect, type Page, type Request } from '@playwright/test';
import type { ConsoleGuard } from './console-guard.ts';

/** The outcome of a call: a response with this status, no connection, or no response ever. */
export type Outcome =
  | { readonly status: number; readonly message?: string; readonly code?: string }
  | 'network'
  | 'silence';

export interface FailingCalls {
  /** The requests so far. */
  readonly requests: readonly Request[];
  /** Lets further calls through. */
  readonly restore: () => Promise<void>;
}

/** Waits before the second, third and fourth attempt, in milliseconds (spec section 7). */
const retryWaits = [1_000, 3_000, 7_000];

/**
 * Makes calls with this method and path suffix fail. A message makes the response one of the
 * API's; without it the response is foreign, such as a proxy's.
 *
 * @param times how many calls fail before they succeed.
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
  return { requests, restore: () => page.unroute(matcher) };
}

/** Advances the page's clock by a minute, so that a call times out. */
export async function waitForTimeout(page: Page, { requests }: FailingCalls) {
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.fastForward(61_000);
}

/** Advances the clock through the waits between attempts, once each has started. */
export async function waitForRetries(page: Page, { requests }: FailingCalls) {
  for (const [index, wait] of retryWaits.entries()) {
    await expect.poll(() => requests.length).toBe(index + 1);
    await requests[index]?.response();
    await page.clock.fastForward(wait);
  }
  await expect.poll(() => requests.length).toBe(retryWaits.length + 1);
}
