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
    calling.once('response', (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    calling.end(JSON.stringify(body));
  });
}
