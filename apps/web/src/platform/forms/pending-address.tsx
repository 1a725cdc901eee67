import type { ReactNode } from 'react';

export interface PendingAddressProps {
  /** The address until it is confirmed; null without one. */
  email: string | null;
  /** How long the link works, and where. */
  children: ReactNode;
}

/** Announces that a link was mailed to an address. */
export function PendingAddress({ email, children }: PendingAddressProps) {
  return (
    <div role="status">
      {email === null ? null : (
        <p className="rounded-control bg-sunken px-4 py-3">
          We sent a link to <span className="font-semibold wrap-anywhere">{email}</span>. {children}
        </p>
      )}
    </div>
  );
}
