import type { User } from '@nextshift/contract';
import { lazy, Suspense } from 'react';

const ConfirmationBar = lazy(async () => ({
  default: (await import('./confirmation-bar.tsx')).ConfirmationBar,
}));

export interface ConfirmationNoticeProps {
  /** The signed-in account; null while it is loading. */
  account: Pick<User, 'email' | 'emailConfirmed'> | null;
}

/** Asks for the confirmation of an address, above the pages of its account. Most accounts never load it. */
export function ConfirmationNotice({ account }: ConfirmationNoticeProps) {
  if (account === null || account.emailConfirmed) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmationBar email={account.email} />
    </Suspense>
  );
}
