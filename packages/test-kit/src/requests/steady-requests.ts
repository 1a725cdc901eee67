import { setTimeout as sleep } from 'node:timers/promises';

/** Sends one request. @returns what was wrong with the response, or undefined */
export type CheckedRequest = () => Promise<string | undefined>;

/** Requests at a constant rate. */
export interface SteadyRequests {
  /** Latency of each, in milliseconds. */
  readonly latenciesMs: readonly number[];
  /** What was wrong, one sentence each. */
  readonly failures: readonly string[];
  /** Stops sending, and waits for the requests in flight. */
  stop(): Promise<void>;
}

/**
 * Sends requests at a constant rate whether or not earlier ones have completed (an open workload): a server
 * that stalls still receives everyone else's requests.
 */
export function sendSteadily(perSecond: number, nextRequest: () => CheckedRequest): SteadyRequests {
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function send(request: CheckedRequest): Promise<void> {
    const started = performance.now();
    const failure = await request().catch((error: unknown) => `No response: ${describe(error)}`);
    latenciesMs.push(performance.now() - started);
    if (failure !== undefined) failures.push(failure);
  }

  async function sendAll(): Promise<void> {
    const started = performance.now();
    for (let sent = 0; !stopping.signal.aborted; sent++) {
      const aheadMs = started + (sent * 1_000) / perSecond - performance.now();
      if (aheadMs > 0) await sleep(aheadMs);
      const request = send(nextRequest());
      inFlight.add(request);
      void request.finally(() => inFlight.delete(request));
    }
  }

  const sending = sendAll();
  return {
    latenciesMs,
    failures,
    async stop() {
      stopping.abort();
      await sending;
      await Promise.all(inFlight);
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
