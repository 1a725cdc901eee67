import { request } from 'node:http';

/** One JSON call from a loopback address of the caller's own; its status. */
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
