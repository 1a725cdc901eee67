import { setTimeout as sleep } from 'node:timers/promises';

/** Makes one request; what was wrong with it, or undefined. */
export type Turn = () => Promise<string | undefined>;

/** Requests at a steady pace. */
export interface SteadyRequests {
  /** How long each took, in milliseconds. */
  readonly latenciesMs: readonly number[];
  /** What was wrong, one sentence each. */
  readonly failures: readonly string[];
  /** Sends no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Begins a turn each so often, whether or not earlier ones have been answered: people do not wait for
 * each other, and a server that stalls is not spared what comes meanwhile.
 */
export function sendSteadily(perSecond: number, nextTurn: () => Turn): SteadyRequests {
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function take(turn: Turn): Promise<void> {
    const started = performance.now();
    const failure = await turn().catch((error: unknown) => `No response: ${describe(error)}`);
    latenciesMs.push(performance.now() - started);
    if (failure !== undefined) failures.push(failure);
  }

  async function keepPace(): Promise<void> {
    const started = performance.now();
    for (let sent = 0; !stopping.signal.aborted; sent++) {
      const early = started + (sent * 1_000) / perSecond - performance.now();
      if (early > 0) await sleep(early);
      const turn = take(nextTurn());
      underWay.add(turn);
      void turn.finally(() => underWay.delete(turn));
    }
  }

  const pace = keepPace();
  return {
    latenciesMs,
    failures,
    async stop() {
      stopping.abort();
      await pace;
      await Promise.all(underWay);
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
