import type { ApplicationStatus } from '@nextshift/contract';
import { employerMaySeeContact } from '../application-policy.ts';
import { hideContact } from './hide-contact.ts';

interface ApplicantRow {
  readonly status: ApplicationStatus;
  readonly accepted_at: Date | null;
  readonly moderation: 'clear' | 'held' | 'removed';
  readonly seeker_suspended_at: Date | null;
  readonly email: string | null;
  readonly phone_number: string | null;
}

/** Hides contact in an applicant's texts unless the employer may see it. */
export function createContactHider(row: ApplicantRow, now: Date): (text: string) => string {
  return employerMaySeeContact(row, now) ? (text) => text : createHider(row);
}

/** The same for an applicant whose contact the employer may not see. */
export function createHider({
  email,
  phone_number: phone,
}: Pick<ApplicantRow, 'email' | 'phone_number'>): (text: string) => string {
  const contact = { emails: email ? [email] : [], phones: phone ? [phone] : [] };
  return (text) => hideContact(text, contact);
}
