import {
  ACCEPTED_APPLICANTS_SHOWN,
  ACCEPTED_CONTACT_MS,
  LIST_LIMIT_MAX,
  type EmployerApplication,
} from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Contact } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import {
  ApplicantContactLinks,
  hasContact,
  whyContactIsHidden,
} from './applicant/applicant-contact.tsx';
import { applicantName } from './applicant/applicant-name.ts';
import { applicationsOf, applicationsQuery } from './list/application-list.ts';
import { ContactDialog } from './applicant/contact-dialog.tsx';

/** The applicants accepted in the last 30 days with their contacts; nothing if there are none. */
export function AcceptedApplicants({ employerId }: { employerId: string }) {
  const filter = { status: 'Accepted', limit: LIST_LIMIT_MAX } as const;
  const { data, dataUpdatedAt, isPending, isPlaceholderData } = useInfiniteQuery(
    applicationsQuery(employerId, filter),
  );
  const accepted = lastAccepted(applicationsOf(data), dataUpdatedAt);
  const [contactOf, setContactOf] = useState<EmployerApplication | null>(null);
  // Whether there are any is not known yet: what follows waits.
  if (isPending) return <div data-loading="" className="hidden" />;
  if (accepted.length === 0) return null;
  return (
    <Card padding="none" asChild>
      <section aria-labelledby="accepted-heading">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-2">
          <h2 id="accepted-heading" className="text-heading font-bold">
            Accepted Applicants
          </h2>
          <p className="text-sm text-ink-soft">Showing contacts for 30 days</p>
        </div>
        <ul className="divide-y divide-line">
          {accepted.map((application) => (
            <AcceptedRow
              key={application.id}
              application={application}
              areContactsComing={isPlaceholderData}
              onContact={setContactOf}
            />
          ))}
        </ul>
        <ContactDialog
          application={contactOf}
          onClose={() => {
            setContactOf(null);
          }}
        />
      </section>
    </Card>
  );
}

/** The newest acceptances first, as far as their contacts are still shown (spec section 9). */
function lastAccepted(
  applications: readonly EmployerApplication[],
  now: number,
): readonly EmployerApplication[] {
  const time = ({ acceptedDate }: EmployerApplication) => Date.parse(acceptedDate ?? '') || 0;
  return applications
    .filter((application) => now - time(application) <= ACCEPTED_CONTACT_MS)
    .toSorted((one, other) => time(other) - time(one))
    .slice(0, ACCEPTED_APPLICANTS_SHOWN);
}

interface AcceptedRowProps {
  application: EmployerApplication;
  /** Contacts are not stored, so they come later than the names. */
  areContactsComing: boolean;
  onContact: (application: EmployerApplication) => void;
}

function AcceptedRow({ application, areContactsComing, onContact }: AcceptedRowProps) {
  const { user, job, acceptedDate } = application;
  const name = applicantName(application);
  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:items-center sm:justify-between">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} src={user.profile?.profileImage} decorative />
        <span className="min-w-0">
          <PageLink
            to={paths.employerApplications(undefined, {
              state: 'closed',
              application: application.id,
            })}
            className="block font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </PageLink>
          <span className="dotted-parts text-sm text-ink-soft">
            <span>{job.title}</span> <span>Accepted on {formatDate(acceptedDate)}</span>
          </span>
        </span>
      </span>
      {areContactsComing ? (
        <Skeleton className="h-22 w-60 sm:h-12 sm:w-96" />
      ) : hasContact(application) ? (
        <span className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <ApplicantContactLinks
            application={application}
            className="sm:w-60 sm:flex-col sm:flex-nowrap sm:gap-y-0 md:w-72"
          />
          <Button
            variant="secondary"
            size="small"
            className="max-sm:w-fit"
            aria-label={`Contact information of ${name}`}
            onClick={() => {
              onContact(application);
            }}
          >
            <Contact aria-hidden="true" />
            Contact
          </Button>
        </span>
      ) : (
        <span className="text-sm text-ink-soft sm:w-96">
          {whyContactIsHidden(job, acceptedDate ?? '')}
        </span>
      )}
    </li>
  );
}
