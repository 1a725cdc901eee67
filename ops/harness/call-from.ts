import { request } from 'node:http';

/** Makes a JSON call from the caller's own loopback address; returns the status. */
export function callFrom(
  source: string,
  address: string,
  path: string,
  body: object,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const calling = request(`${address}${path}`, {
      method: 'POST',
      agent: false,
      localAddress: source,
      headers: { 'content-type': 'application/json' },
    });
    calling.once('error', reject);
    calling.once('response', (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    calling.end(JSON.stringify(body));
  });
}
