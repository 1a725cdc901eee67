import { ACCEPTED_CONTACT_MS, type ApplicationStatus } from '@nextshift/contract';

interface AcceptedApplication {
  readonly status: ApplicationStatus;
  readonly accepted_at: Date | null;
  /** Of its job. */
  readonly moderation: 'clear' | 'held' | 'removed';
  /** Of its applicant. */
  readonly seeker_suspended_at: Date | null;
}

/**
 * An employer sees an applicant's contact only while the application is accepted, for 30 days, and the job is neither held
 * nor removed, nor the applicant suspended.
 */
export function employerMaySeeContact<Application extends AcceptedApplication>(
  application: Application,
  now: Date,
): application is Application & { readonly accepted_at: Date } {
  return (
    application.status === 'accepted' &&
    application.moderation === 'clear' &&
    application.seeker_suspended_at === null &&
    application.accepted_at !== null &&
    now.getTime() - application.accepted_at.getTime() <= ACCEPTED_CONTACT_MS
  );
}
