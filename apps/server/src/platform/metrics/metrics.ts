import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: from a cheap request to one that reaches the statement timeout. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface RequestLabels {
  readonly method: string;
  /** The route's pattern, never a URL. */
  readonly route: string;
  readonly status: number;
}

/** What an operator monitors with Prometheus. Names and labels contain no personal data. */
export interface Metrics {
  /** @param seconds from the first byte of the request to the last of the response */
  observeRequest(labels: RequestLabels, seconds: number): void;
  /** @param seconds spent on the query and its rows; `by` is the search's most selective filter */
  observeSearch(by: 'words' | 'city' | 'board', seconds: number): void;
  countUpload(kind: string, bytes: number): void;
  /** Counts a payment event that was rejected, by error code. */
  countRejectedWebhook(code: string): void;
  /** Registers a figure that is read at each scrape; several by label where `label` names one. */
  watch(figure: Figure): void;
  /** The text format of Prometheus. */
  print(): Promise<{ contentType: string; text: string }>;
}

interface Figure {
  /** One that ends in `_total` is a counter. */
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  /** Values by label; under any key without a label. If it fails, the figure is left out. */
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'nextshift_request_duration_seconds',
    help: 'Requests not served from the cache, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const searches = new Histogram({
    name: 'nextshift_search_duration_seconds',
    help: 'Searches not served from the cache, by what narrows them most',
    labelNames: ['by'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const uploads = new Counter({
    name: 'nextshift_uploads_total',
    help: 'Completely received files',
    labelNames: ['kind'],
    registers,
  });
  const uploadBytes = new Counter({
    name: 'nextshift_upload_bytes_total',
    help: 'Bytes of completely received files',
    labelNames: ['kind'],
    registers,
  });
  const rejectedWebhooks = new Counter({
    name: 'nextshift_webhooks_rejected_total',
    help: 'Rejected events of the payment webhook, by error code',
    labelNames: ['code'],
    registers,
  });
  return {
    observeRequest: (labels, seconds) => requests.observe({ ...labels }, seconds),
    observeSearch: (by, seconds) => searches.observe({ by }, seconds),
    countUpload(kind, bytes) {
      uploads.inc({ kind });
      uploadBytes.inc({ kind }, bytes);
    },
    countRejectedWebhook: (code) => {
      rejectedWebhooks.inc({ code });
    },
    watch({ name, help, label, read }) {
      const isTotal = name.endsWith('_total');
      const figure = new (isTotal ? Counter : Gauge)({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        async collect() {
          figure.reset();
          // Without a label it would start at 0, which may be wrong.
          if (label === undefined) figure.remove();
          const values = await read().catch(() => ({}));
          for (const [key, value] of Object.entries(values)) {
            figure.inc(label === undefined ? {} : { [label]: key }, value);
          }
        },
      });
    },
    print: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
