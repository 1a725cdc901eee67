import { loadConfig } from '../../src/config.ts';
import { createResponseCache } from '../../src/platform/response-cache/response-cache.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';
import type { CapturedLog } from '../captured-log.ts';

/** What the HTTP server needs of the platform, without a database. */
export function httpServerParts({ logger }: CapturedLog) {
  return {
    config: loadConfig({ PUBLIC_URL: 'http://nextshift.example', PUBLIC_DEMO: 'on' }),
    log: logger,
    metrics: createMetrics(),
    responseCache: createResponseCache({ log: logger, readsLag: false }),
  };
}
