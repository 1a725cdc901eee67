import type { Account } from '../../../platform/authentication/sessions.ts';

/** How authenticators name an account: the kinds have ids of their own, which may be equal. */
export function userHandleOf({ kind, accountId }: Account): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${kind} ${accountId}`);
}
