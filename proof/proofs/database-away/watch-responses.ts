import { setTimeout as sleep } from 'node:timers/promises';
import { type CallResponse, call, type CallOptions } from '@nextshift/test-kit/requests/caller';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import { waitForOk } from '@nextshift/test-kit/processes/wait-for-ok';

/** A pause between one reader's requests, in milliseconds. */
const PAUSE_MS = 100;

interface Watched {
  readonly server: ServerProcess;
  readonly token: string;
  /** Limits of a response and of a recovery, in milliseconds. */
  readonly withinMs: number;
}

/** Readers that keep sending requests, and the responses that they may get. */
export function watchResponses({ server, token, withinMs }: Watched) {
  const questions: readonly [path: string, options: CallOptions][] = [
    ['/jobs/searchjobs?searchLocation=Raleigh', {}],
    ['/api/user/me', { token }],
    ['/jobs?searchLocation=Raleigh', { headers: { accept: 'text/html' } }],
    ['/readyz', {}],
  ];
  const violations: string[] = [];
  let isAway = false;
  let over = false;
  let unavailable = 0;
  let answered = 0;
  let slowestMs = 0;
  let slowestReturnMs = 0;
  const isOver = () => over;
  const isGone = () => isAway;

  async function ask(path: string, options: CallOptions): Promise<void> {
    while (!isOver()) {
      const beganAway = isGone();
      const started = performance.now();
      const response = await call(server.address, 'GET', path, options).catch(String);
      const tookMs = performance.now() - started;
      slowestMs = Math.max(slowestMs, tookMs);
      judge(path, response, { tookMs, mayFail: beganAway || isGone() });
      await sleep(PAUSE_MS);
    }
  }

  function judge(
    path: string,
    response: CallResponse | string,
    { tookMs, mayFail }: { tookMs: number; mayFail: boolean },
  ): void {
    if (typeof response === 'string') {
      if (server.isRunning()) violations.push(`${path}: no response (${response})`);
      return;
    }
    answered += 1;
    if (response.status === 503) unavailable += 1;
    const isAllowed = response.status === 200 || (response.status === 503 && mayFail);
    if (!isAllowed) violations.push(`${path} answered ${response.status} after ${tookMs} ms`);
    if (response.status === 503 && !response.headers.has('retry-after')) {
      violations.push(`${path} answered 503 without saying when to come back`);
    }
    if (tookMs > withinMs) violations.push(`${path} took ${Math.round(tookMs)} ms`);
  }

  const readers = questions.map(([path, options]) => ask(path, options));
  return {
    /** While `outage` lasts, and until `recover` is done, 503 is a response as well. */
    async during(outage: () => Promise<void>): Promise<void> {
      isAway = true;
      await outage();
    },
    /** Waits until everything responds with 200 again. */
    async recover(): Promise<void> {
      const returns = await Promise.all(
        questions.map(([path, options]) =>
          waitForOk(server, path, 2 * withinMs, options).catch(String),
        ),
      );
      for (const tookMs of returns) {
        if (typeof tookMs === 'string') violations.push(tookMs);
        else {
          slowestReturnMs = Math.max(slowestReturnMs, tookMs);
          if (tookMs > withinMs) violations.push(`It came back only after ${tookMs} ms`);
        }
      }
      isAway = false;
    },
    async end() {
      over = true;
      await Promise.all(readers);
      if (!server.isRunning()) violations.push('The server has ended');
      return {
        violations,
        figures: {
          'responses read': answered,
          'of them 503': unavailable,
          'slowest response, ms': Math.round(slowestMs),
          'slowest return, ms': Math.round(slowestReturnMs),
        },
      };
    },
  };
}
