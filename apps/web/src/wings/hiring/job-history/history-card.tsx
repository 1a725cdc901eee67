import { type JobSummary, placeOfJob } from '@nextshift/contract';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { OpenedJobLink } from '../../../entities/job/opened-job-link.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CardAction } from '../../../ui/buttons/card-action.tsx';

export interface HistoryCardProps {
  jobId: string;
  titleId: string;
  job: JobSummary;
  /** Null if the job states none. */
  pay: string | null;
  /** At the upper right: a status, or a remove button. */
  corner: ReactNode;
  /** What happened when, e.g. 'Applied Jan 5, 2025'. */
  when: string;
  /** When one works there, or could. */
  hours?: ReactNode;
  /** What prevents applying. */
  note?: string | null;
  /** Why it ended. */
  end?: string | null;
  children?: ReactNode;
}

/** A job in the seeker's history. The whole card opens it, unless it has no page any more. */
export function HistoryCard({
  jobId,
  titleId,
  job,
  pay,
  corner,
  when,
  hours,
  note,
  end,
  children,
}: HistoryCardProps) {
  return (
    <Card
      interactive={!job.removed}
      padding="none"
      className="flex h-full min-w-0 flex-wrap gap-4 p-5"
    >
      <Avatar kind="company" name={job.companyName} src={job.logo} decorative />
      <div className="flex min-w-0 flex-1 basis-40 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h2
            id={titleId}
            className="min-w-0 flex-1 basis-32 text-lg leading-snug font-bold wrap-anywhere"
          >
            {job.removed ? (
              job.title
            ) : (
              <CardAction asChild>
                <OpenedJobLink jobId={jobId}>{job.title}</OpenedJobLink>
              </CardAction>
            )}
          </h2>
          {corner}
        </div>
        <p className="truncate text-ink-soft">{job.companyName}</p>
        {pay ? <p className="mt-3 font-semibold">{pay}</p> : null}
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {placeOfJob(job)}
        </p>
        {hours ? <p className="mt-1 text-sm">{hours}</p> : null}
        {end ? <p className="mt-1 text-sm font-medium">{end}</p> : null}
        {note ? <p className="mt-1 text-sm font-medium text-warning">{note}</p> : null}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <p className="text-sm text-ink-soft">{when}</p>
          {children}
        </div>
      </div>
    </Card>
  );
}
