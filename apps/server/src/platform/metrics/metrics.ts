import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: from a stored answer to one at the limit of a statement. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface RequestLabels {
  readonly method: string;
  /** The route's pattern, never an address. */
  readonly route: string;
  readonly status: number;
}

/** What an operator watches, for Prometheus to read. Names and labels carry nothing of any person. */
export interface Metrics {
  /** @param seconds from the first byte of the request to the last of the answer */
  observeRequest(labels: RequestLabels, seconds: number): void;
  /** @param seconds that the database and its rows took; `by` is what narrowed the search most */
  observeSearch(by: 'words' | 'city' | 'board', seconds: number): void;
  countUpload(kind: string, bytes: number): void;
  /** An event of the payment provider that was not taken; the code of the refusal. */
  countRejectedWebhook(code: string): void;
  /** A figure that is looked up whenever it is asked for; several by label where `label` names one. */
  watch(figure: Figure): void;
  /** The text format of Prometheus. */
  print(): Promise<{ contentType: string; text: string }>;
}

interface Figure {
  /** What ends in `_total` only ever grows. */
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  /** Values by label; under any key where there is no label. Nothing is printed where it fails. */
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'nextshift_request_duration_seconds',
    help: 'Requests that were not answered from the cache, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const searches = new Histogram({
    name: 'nextshift_search_duration_seconds',
    help: 'Searches that were not answered from the cache, by what narrows them most',
    labelNames: ['by'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const uploads = new Counter({
    name: 'nextshift_uploads_total',
    help: 'Files that were received whole',
    labelNames: ['kind'],
    registers,
  });
  const uploadBytes = new Counter({
    name: 'nextshift_upload_bytes_total',
    help: 'Bytes of files that were received whole',
    labelNames: ['kind'],
    registers,
  });
  const rejectedWebhooks = new Counter({
    name: 'nextshift_webhooks_rejected_total',
    help: 'Events for the payment webhook that were refused, by code',
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
          // Without a label a figure starts at 0, which would be a claim.
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
