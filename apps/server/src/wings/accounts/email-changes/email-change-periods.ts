import { DAY_MS } from '@nextshift/contract';

/** How long the new address can be confirmed, in milliseconds. */
export const CONFIRMATION_PERIOD_MS = DAY_MS;
/** How long the address of a new account can be confirmed, in milliseconds. */
export const SIGN_UP_CONFIRMATION_MS = 7 * DAY_MS;
/** How long the old address stays reserved for its account, in milliseconds. */
export const UNDO_PERIOD_MS = 7 * DAY_MS;
