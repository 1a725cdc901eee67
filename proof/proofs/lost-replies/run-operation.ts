import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CallResponse, call } from '@nextshift/test-kit/requests/caller';
import type { Errand } from './operations.ts';
import type { LossyLine, LostResponse } from './lossy-proxy.ts';

/** Most times that the web app asks again after a response of 5xx. */
const RETRIES = 3;

/**
 * Does an errand over a line that loses the response, some times over, and then over one that holds, always
 * with the same key, as the web app does. A server that is too busy for it (5xx) is asked again.
 * @returns what is wrong with the responses
 */
export async function runErrand(
  { path, token, body }: Errand,
  { line, address, losses }: { line: LossyLine; address: string; losses: number },
): Promise<string[]> {
  const options = { token, body, headers: { 'idempotency-key': randomUUID() } };
  const responses: LostResponse[] = [];
  for (let loss = 0; loss < losses; loss += 1) {
    const seen = await call(line.address, 'POST', path, options).catch(() => undefined);
    if (seen) throw new Error('A response came through a line that loses all.');
    responses.push(await line.lost());
  }
  let last = await call(address, 'POST', path, options);
  for (let retry = 0; last.status >= 500 && retry < RETRIES; retry += 1) {
    last = await call(address, 'POST', path, options);
  }
  const [first = last, ...others] = [...responses, last].filter(({ status }) => status < 500);
  if (first.status >= 300) return [`was answered ${first.status}: ${last.text}`];
  const changed = others
    .filter((again) => again.status !== first.status || !isSame(again.json, first.json))
    .map((again) => `was repeated: ${compare(again, first)}`);
  return [...changed, ...(await tryToken(address, last))];
}

/** Nothing but the token may differ: a repeated signup gets a session of its own. */
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
  return status === 200 ? [] : [`got a token with which nothing can be done (${status})`];
}

function compare(again: LostResponse, first: LostResponse): string {
  if (again.status !== first.status) return `${again.status} instead of ${first.status} at first`;
  const [other, one] = [again, first].map(({ json }) => JSON.stringify(withoutToken(json)));
  return `${other ?? ''} instead of ${one ?? ''} at first`;
}
