import { sql } from 'kysely';

/** The phone number of the profile; without one, that of the application's form. Needs both tables. */
export const applicantPhone = sql<string | null>`coalesce(
  profiles.phone_number, nullif(applications.basic_field_answers ->> 'phone', ''))`;
