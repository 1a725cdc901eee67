import type { HttpMethod } from '@nextshift/contract';
import type { Transport } from './transport.ts';

export interface InjectRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface InjectResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
}

/** Calls the API within the server's process, without a socket. */
export type Inject = (request: InjectRequest) => Promise<InjectResponse>;

/** A transport for loaders: pages have no session and never upload. */
export function createServerTransport(inject: Inject): Transport {
  return async ({ method, url, headers, body }) => {
    if (body instanceof FormData) throw new Error('Only the browser sends files');
    const response = await inject({
      method,
      url,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: response.status,
      header: (name) => {
        const value = response.headers[name];
        return value === undefined ? null : String(value);
      },
      text: response.body,
    };
  };
}
