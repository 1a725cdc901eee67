import type { Queryable } from '../../../platform/database/database.ts';

export interface SeekerRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly email_confirmed_at: Date | null;
}

const columns = ['id', 'first_name', 'last_name', 'email', 'email_confirmed_at'] as const;

export function findSeeker(database: Queryable, id: string): Promise<SeekerRow | undefined> {
  return database.selectFrom('seekers').select(columns).where('id', '=', id).executeTakeFirst();
}

interface NewSeeker {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly termsVersion: string;
  readonly now: Date;
}

/** @throws the unique violation of seekers_email_key when the email is taken */
export async function insertSeeker(database: Queryable, seeker: NewSeeker): Promise<void> {
  await database
    .insertInto('seekers')
    .values({
      id: seeker.id,
      first_name: seeker.firstName,
      last_name: seeker.lastName,
      email: seeker.email,
      password_hash: seeker.passwordHash,
      terms_accepted_at: seeker.now,
      terms_version: seeker.termsVersion,
      // That of the session which the sign-up starts.
      has_known_browser: true,
      created_at: seeker.now,
      updated_at: seeker.now,
    })
    .execute();
}
