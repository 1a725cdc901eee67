/** Options of an API call. */
interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A session token, for calls that need one. */
  readonly token?: string;
  /** Sent as JSON, or unchanged if it is form data. */
  readonly body?: object;
}

export type Api = (path: string, request?: ApiRequest) => Promise<unknown>;

/** The product's API over plain HTTP, with which tests prepare what they then check in a browser. */
export function createApi(baseUrl: string): Api {
  return async (path, { method = 'GET', token, body } = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path} responded with ${response.status}: ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
}
