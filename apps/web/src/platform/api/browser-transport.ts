import { REQUEST_RETRIES, REQUEST_TIMEOUT_MS, RETRY_BACKOFF_CAP_MS } from '@nextshift/contract';
import ky, { HTTPError, TimeoutError, type KyResponse } from 'ky';
import { ApiError, networkError, timeoutError } from './api-error.ts';
import type { Transport, TransportResponse, TransportRequest } from './transport.ts';
import { uploadFetch } from './upload-fetch.ts';

/** Milliseconds before retry n = 1, 2, 3 (spec section 7). */
function retryDelay(n: number): number {
  return Math.min(1000 * (2 ** n - 1), RETRY_BACKOFF_CAP_MS);
}

/** Retries responses of 5xx only, for any method: creating requests carry an idempotency key. */
const client = ky.create({
  timeout: REQUEST_TIMEOUT_MS,
  credentials: 'include',
  retry: {
    limit: REQUEST_RETRIES,
    methods: ['get', 'post', 'put', 'patch', 'delete'],
    delay: retryDelay,
    shouldRetry: ({ error }) => error instanceof HTTPError && error.response.status >= 500,
  },
});

/** Reads the whole body, so that the timeout includes it. */
async function fetchWhole(request: Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  const text = await response.text();
  const { status, headers } = response;
  return new Response(text || null, { status, headers });
}

/** Sends requests over the network. `apiBase` is the API's origin; empty means the page's own. */
export function createBrowserTransport(apiBase: () => string): Transport {
  return async (request) => {
    try {
      return await readResponse(await send(apiBase() + request.url, request));
    } catch (error) {
      if (error instanceof HTTPError) return readResponse(error.response);
      if (error instanceof TimeoutError) throw timeoutError();
      if (error instanceof ApiError || request.signal?.aborted) throw error;
      throw networkError(error);
    }
  };
}

function send(url: string, request: TransportRequest): Promise<KyResponse> {
  const { method, headers, body, signal, onUploadProgress } = request;
  const options = { method, headers, ...(signal ? { signal } : {}) };
  if (body instanceof FormData) {
    return client(url, {
      ...options,
      timeout: false,
      fetch: (input) => uploadFetch(body, onUploadProgress)(asRequest(input)),
    });
  }
  return client(url, {
    ...options,
    ...(body === undefined ? {} : { body }),
    fetch: (input, init) => fetchWhole(asRequest(input), init),
  });
}

function asRequest(input: string | URL | Request): Request {
  return input instanceof Request ? input : new Request(input);
}

async function readResponse(response: Response): Promise<TransportResponse> {
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: await response.text(),
  };
}
