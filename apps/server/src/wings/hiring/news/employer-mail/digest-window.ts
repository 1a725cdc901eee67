import { MINUTE_MS } from '@nextshift/contract';

/** Applications within such a window share a mail. */
export const DIGEST_WINDOW_MS = 10 * MINUTE_MS;

/** A period of time without its end; every moment lies in exactly one. */
export interface DigestWindow {
  readonly since: Date;
  readonly until: Date;
}

/** The window that contains a moment. */
export function digestWindowOf(moment: Date): DigestWindow {
  return digestWindowSince(moment.getTime() - (moment.getTime() % DIGEST_WINDOW_MS));
}

/** The window that starts at a time in milliseconds. */
export function digestWindowSince(since: number): DigestWindow {
  return { since: new Date(since), until: new Date(since + DIGEST_WINDOW_MS) };
}
