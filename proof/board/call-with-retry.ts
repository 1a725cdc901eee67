import { setTimeout as sleep } from 'node:timers/promises';
import { type CallResponse, call, type CallOptions } from '@nextshift/test-kit/requests/caller';

const TRIES = 20;
const PAUSE_MS = 500;

/**
 * A call that comes again while the server says that it is overloaded, as it does on a machine that is
 * busy with something else; that says nothing of who may do what.
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

/** Such a call where anything but success ends the proof: what prepares it must work. */
export async function callWithRetryOrFail(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const { status, text, json } = await callWithRetry(address, method, path, options);
  if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return json;
}
