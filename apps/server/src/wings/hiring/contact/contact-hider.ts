import type { ApplicationStatus } from '@nextshift/contract';
import { employerMaySeeContact } from './employer-may-see-contact.ts';
import { hideContactTogether, readForContact } from './hide-contact.ts';

interface ApplicantRow {
  readonly status: ApplicationStatus;
  readonly accepted_at: Date | null;
  readonly moderation: 'clear' | 'held' | 'removed';
  readonly seeker_suspended_at: Date | null;
  readonly email: string | null;
  readonly phone_number: string | null;
}

/** Hides contact in texts that are shown together, and what is split over several of them. */
export type ContactHider = (texts: readonly string[]) => string[];

/** Hides contact in an applicant's texts unless the employer may see it. */
export function createContactHider(row: ApplicantRow, now: Date): ContactHider {
  return employerMaySeeContact(row, now) ? (texts) => [...texts] : createHider(row);
}

/** The same for an applicant whose contact the employer may not see. */
export function createHider({
  email,
  phone_number: phone,
}: Pick<ApplicantRow, 'email' | 'phone_number'>): ContactHider {
  const contact = { emails: email ? [email] : [], phones: phone ? [phone] : [] };
  return (texts) => hideContactTogether(texts.map((text) => readForContact(text, contact)));
}
