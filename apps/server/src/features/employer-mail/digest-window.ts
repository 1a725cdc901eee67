const MINUTE_MS = 60_000;
/** Applications of this long share a mail. */
export const DIGEST_WINDOW_MS = 10 * MINUTE_MS;

/** A stretch of time, its end not included; every moment lies in one. */
export interface DigestWindow {
  readonly since: Date;
  readonly until: Date;
}

/** The window of a moment. */
export function digestWindowOf(moment: Date): DigestWindow {
  return digestWindowSince(moment.getTime() - (moment.getTime() % DIGEST_WINDOW_MS));
}

/** The window that begins at a time in milliseconds. */
export function digestWindowSince(since: number): DigestWindow {
  return { since: new Date(since), until: new Date(since + DIGEST_WINDOW_MS) };
}
