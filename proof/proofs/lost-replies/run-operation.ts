import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CallResponse, call } from '@nextshift/test-kit/requests/caller';
import type { Operation } from './operations.ts';
import type { LossyProxy, LostResponse } from './lossy-proxy.ts';

/** How often the web app retries after a 5xx response. */
const RETRIES = 3;

/**
 * Sends an operation through a proxy that loses the response, `losses` times, and then directly, always
 * with the same key, as the web app does. Retries a 5xx response.
 * @returns what is wrong with the responses
 */
export async function runOperation(
  { path, token, body }: Operation,
  { proxy, address, losses }: { proxy: LossyProxy; address: string; losses: number },
): Promise<string[]> {
  const options = { token, body, headers: { 'idempotency-key': randomUUID() } };
  const responses: LostResponse[] = [];
  for (let loss = 0; loss < losses; loss += 1) {
    const seen = await call(proxy.address, 'POST', path, options).catch(() => undefined);
    if (seen) throw new Error('A response came through the lossy proxy.');
    responses.push(await proxy.lastResponse());
  }
  let last = await call(address, 'POST', path, options);
  for (let retry = 0; last.status >= 500 && retry < RETRIES; retry += 1) {
    last = await call(address, 'POST', path, options);
  }
  const [first = last, ...others] = [...responses, last].filter(({ status }) => status < 500);
  if (first.status >= 300) return [`got ${first.status}: ${last.text}`];
  const changed = others
    .filter((again) => again.status !== first.status || !isSame(again.json, first.json))
    .map((again) => `was repeated as ${compare(again, first)}`);
  return [...changed, ...(await tryToken(address, last))];
}

/** Only the token may differ: a repeated signup gets a new session. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutToken(one), withoutToken(other));
}

function withoutToken(json: unknown): unknown {
  return { ...(json as Record<string, unknown>), token: undefined };
}

async function tryToken(address: string, { json }: CallResponse): Promise<string[]> {
  const { token } = json as { token?: string };
  if (token === undefined) return [];
  const { status } = await call(address, 'GET', '/api/user/me', { token });
  return status === 200 ? [] : [`got a token that does not work (${status})`];
}

function compare(again: LostResponse, first: LostResponse): string {
  if (again.status !== first.status) return `${again.status} instead of ${first.status} at first`;
  const [other, one] = [again, first].map(({ json }) => JSON.stringify(withoutToken(json)));
  return `${other ?? ''} instead of ${one ?? ''} at first`;
}
