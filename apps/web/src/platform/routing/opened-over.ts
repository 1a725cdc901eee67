import type { Location } from 'react-router';

/** State of the history's entry of something that was opened over its page: closing it goes back. */
export const OPENED_OVER = { isOpenedOver: true };

export function isOpenedOver({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedOver' in state;
}
