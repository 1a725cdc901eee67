/** How long a link to set a new password works, in milliseconds. */
export const RESET_LIFETIME_MS = 30 * 60_000;
