import {
  ACCEPTED_APPLICATIONS_SHOWN,
  type Application,
  type Assignment,
  describeMoments,
  placeOfJob,
} from '@nextshift/contract';
import { CalendarDays, MapPin, PartyPopper } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '../../../platform/text/format-date.ts';
import { workplaceOf } from '../../../entities/shift/workplace-of.ts';
import { OpenedJobLink } from '../../../entities/job/opened-job-link.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { DayDial } from '../../../ui/display/day-dial.tsx';
import { CountBadge } from '../../../ui/display/count-badge.tsx';

export interface AcceptedApplicationsProps {
  /** The newest acceptance first; at least one. */
  applications: readonly Application[];
  /** Dates to come, the next first. */
  shifts: readonly Assignment[];
}

/** The accepted applications: the first three, the others on request. */
export function AcceptedApplications({ applications, shifts }: AcceptedApplicationsProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const more = applications.length - ACCEPTED_APPLICATIONS_SHOWN;
  const shown = showsAll ? applications : applications.slice(0, ACCEPTED_APPLICATIONS_SHOWN);

  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <div className="flex items-center gap-3">
          <h2 id={id} className="text-heading font-bold">
            Accepted Applications
          </h2>
          <CountBadge count={applications.length} tone="brand" />
        </div>
        <p className="mt-3 flex items-start gap-3 rounded-control bg-success-soft px-4 py-3">
          <PartyPopper aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          <span className="min-w-0 wrap-anywhere">
            Congratulations! These employers have accepted your applications. They should contact
            you soon with next steps.
          </span>
          <DayDial className="-my-1.5 ml-auto hidden size-9 shrink-0 sm:block" />
        </p>
        <ul id={`${id}-list`} className="mt-2 divide-y divide-line">
          {shown.map((application) => (
            <AcceptedApplication
              key={application.id}
              application={application}
              next={shifts.find(
                ({ jobId, status }) => jobId === application.jobId && status !== 'cancelled',
              )}
            />
          ))}
        </ul>
        {more > 0 ? (
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            aria-expanded={showsAll}
            aria-controls={`${id}-list`}
            onClick={() => {
              setShowsAll(!showsAll);
            }}
          >
            {showsAll ? 'Show Less' : `Show More (${more} more)`}
          </Button>
        ) : null}
      </section>
    </Card>
  );
}

interface AcceptedApplicationProps {
  application: Application;
  next: Assignment | undefined;
}

function AcceptedApplication({ application, next }: AcceptedApplicationProps) {
  const { job, jobId, acceptedDate } = application;
  const place = job.city && job.state ? placeOfJob(job) : job.location;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-lg leading-snug font-bold wrap-anywhere">
          {job.removed ? (
            job.title
          ) : (
            <OpenedJobLink
              jobId={jobId}
              className="rounded-sm hover:underline hover:decoration-2 hover:underline-offset-4"
            >
              {job.title}
            </OpenedJobLink>
          )}
        </h3>
        <p className="mt-0.5">
          <PageLink to={paths.company(job.companyName)} className="text-link">
            {job.companyName}
          </PageLink>
        </p>
        {/* The next shift says where, too. */}
        {next ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm">
            <CalendarDays aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
            <span>
              Next: <strong>{describeMoments(next)}</strong>, {workplaceOf(next)}.{' '}
              <PageLink to={paths.myShifts()} className="text-link whitespace-nowrap">
                All your shifts
              </PageLink>
            </span>
          </p>
        ) : place ? (
          <p className="mt-1.5 flex items-center gap-1.5 text-sm text-ink-soft">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {place}
          </p>
        ) : null}
      </div>
      <div className="flex flex-col items-start gap-1.5 sm:items-end">
        <Badge tone="success">✓ Accepted</Badge>
        <p className="text-sm text-ink-soft">Accepted on {formatDate(acceptedDate)}</p>
      </div>
    </li>
  );
}
