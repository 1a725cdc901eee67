import type { HttpMethod } from '@nextshift/contract';

/** A call on its way out: everything decided but who carries it. */
export interface TransportRequest {
  readonly method: HttpMethod;
  /** Path and query, under /api. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: ((part: number) => void) | undefined;
}

export interface TransportAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/** Carries a request: ky in the browser, an in-process call on the server. Throws ApiError 0 or 408 where no answer came. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
