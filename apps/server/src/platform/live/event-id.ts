import { DAY_MS } from '@nextshift/contract';

/** How long what was missed can be repeated, in milliseconds. */
const REPEATED_MS = DAY_MS;

const EVENT_ID = /^(\d{1,19})\.(\d{1,15})$/;

/**
 * The id of an event says how far a stream has come, not which event it was: everything was sent that transactions
 * before this one have done. Transactions that ran meanwhile may still have done something earlier.
 */
export function formatEventId(horizon: string, at: Date): string {
  return `${horizon}.${at.getTime()}`;
}

/** The transaction from which on a stream has missed events; null if that is too long ago to know. */
export function horizonOf(eventId: string, now: Date): string | null {
  const [, horizon, at] = EVENT_ID.exec(eventId) ?? [];
  if (horizon === undefined || now.getTime() - Number(at) > REPEATED_MS) return null;
  return horizon;
}
