import { setTimeout as sleep } from 'node:timers/promises';
import { type CallResponse, call, type CallOptions } from '@nextshift/test-kit/requests/caller';

const TRIES = 20;
const PAUSE_MS = 500;

/**
 * Retries a call while the server is overloaded, as it is on a busy machine; that is unrelated to who may
 * do what.
 */
export async function callWithRetry(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<CallResponse> {
  for (let tried = 1; ; tried++) {
    const response = await call(address, method, path, options);
    if (response.status !== 503 || tried === TRIES) return response;
    await sleep(PAUSE_MS);
  }
}

/** Calls the server and throws unless it succeeds; for the preparation of proofs. */
export async function callWithRetryOrFail(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const { status, text, json } = await callWithRetry(address, method, path, options);
  if (status >= 400) throw new Error(`${method} ${path} responded with ${status}: ${text}`);
  return json;
}
