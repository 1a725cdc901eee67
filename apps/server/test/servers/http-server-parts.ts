import { loadConfig } from '../../src/config.ts';
import { createResponseCache } from '../../src/platform/response-cache/response-cache.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';
import type { CapturedLog } from '../captured-log.ts';
import { createTestClock } from '../test-clock.ts';

/** The platform parts of the HTTP server that need no database. */
export function httpServerParts({ logger }: CapturedLog) {
  return {
    clock: createTestClock().read,
    config: loadConfig({ PUBLIC_URL: 'http://nextshift.example', PUBLIC_DEMO: 'on' }),
    log: logger,
    metrics: createMetrics(),
    responseCache: createResponseCache({ log: logger, readsLag: false }),
  };
}
