import type { User } from '@nextshift/contract';
import { ConfirmationBar } from './confirmation-bar.tsx';

export interface ConfirmationNoticeProps {
  /** The signed-in account; null while it is loading. */
  account: Pick<User, 'email' | 'emailConfirmed'> | null;
}

/**
 * Asks for the confirmation of an address, above the pages of its account. Its code comes with them: loaded later, it
 * would move the page away under a click.
 */
export function ConfirmationNotice({ account }: ConfirmationNoticeProps) {
  if (account === null || account.emailConfirmed) return null;
  return <ConfirmationBar email={account.email} />;
}
