import type { HttpMethod } from '@nextshift/contract';

/** A complete request, for any transport. */
export interface TransportRequest {
  readonly method: HttpMethod;
  /** Path and query, under /api. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: ((part: number) => void) | undefined;
}

export interface TransportResponse {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/** Sends a request: ky in the browser, an in-process call on the server. Without a response it throws ApiError 0 or 408. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
