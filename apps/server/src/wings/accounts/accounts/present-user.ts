import type { User } from '@nextshift/contract';
import type { SeekerRow } from './accounts.queries.ts';

/** A seeker's account as its owner sees it. */
export function presentUser(row: SeekerRow, pendingEmail: string | null): User {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    pendingEmail,
  };
}
