import { ACCEPTED_CONTACT_MS, type ApplicationStatus } from '@nextshift/contract';

interface AcceptedApplication {
  readonly status: ApplicationStatus;
  readonly accepted_at: Date | null;
}

/** An employer sees an applicant's contact only while the application is accepted, for 30 days. */
export function employerMaySeeContact<Application extends AcceptedApplication>(
  application: Application,
  now: Date,
): application is Application & { readonly accepted_at: Date } {
  return (
    application.status === 'accepted' &&
    application.accepted_at !== null &&
    now.getTime() - application.accepted_at.getTime() <= ACCEPTED_CONTACT_MS
  );
}
