const DAY_MS = 86_400_000;

/** How long the new address may take to confirm itself, in milliseconds. */
export const CONFIRMATION_PERIOD_MS = DAY_MS;
/** How long the old address is kept for its account, which may come back to it, in milliseconds. */
export const UNDO_PERIOD_MS = 7 * DAY_MS;
