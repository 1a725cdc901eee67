import { MINUTE_MS } from '@nextshift/contract';

/** How long a link to set a new password is valid, in milliseconds. */
export const RESET_LIFETIME_MS = 30 * MINUTE_MS;
