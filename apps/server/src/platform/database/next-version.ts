/** The version after that of a locked row: later, even within a millisecond or if the clock went back. */
export function nextVersion(before: Date | undefined, now: Date): Date {
  return before ? new Date(Math.max(now.getTime(), before.getTime() + 1)) : now;
}
