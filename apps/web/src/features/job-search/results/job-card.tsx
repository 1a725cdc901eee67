import { formatHourlyPay, formatPay, JOB_FULL_MESSAGE, type Job } from '@nextshift/contract';
import { MapPin } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { useDaysAgo } from '../../../platform/text/days-ago.ts';
import { responsivenessText } from '../../../entities/employer/responsiveness-text.ts';
import { VerifiedMark } from '../../../entities/employer/verified-mark.tsx';
import { OpenedJobLink } from '../../../entities/job/opened-job-link.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { CardAction } from '../../../ui/buttons/card-action.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { MarkedWords } from './marked-words.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';

export interface JobCardProps {
  job: Job;
  /** The buttons of the card; `titleId` names the heading that says which job they mean. */
  actions: (job: Job, titleId: string) => ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Words of a search, which the card marks. */
  marked?: string;
}

/** A job in a list, memoized. The whole card opens it; the buttons lie above. */
export const JobCard = memo(function JobCard({
  job,
  actions,
  headingLevel: Heading = 'h2',
  marked = '',
}: JobCardProps) {
  const titleId = useId();
  const pay = formatPay(job);
  const perHour = formatHourlyPay(job);
  const posted = useDaysAgo(job.publishedAt);
  return (
    <Card interactive padding="none" className="flex h-full flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <Avatar kind="company" name={job.companyName} src={job.logo} decorative />
        {job.featured ? <Badge tone="brand">Featured</Badge> : null}
      </div>
      <Heading id={titleId} className="mt-3 text-lg leading-snug font-bold">
        <CardAction asChild>
          <OpenedJobLink jobId={job.id}>
            <MarkedWords text={job.title} words={marked} />
          </OpenedJobLink>
        </CardAction>
      </Heading>
      <p className="flex items-center text-ink-soft">
        <span className="truncate">
          <MarkedWords text={job.companyName} words={marked} />
        </span>
        <VerifiedMark verified={job.verified} />
      </p>
      <p className="text-sm text-ink-soft">{responsivenessText(job.responsiveness)}</p>
      <div className="mt-auto pt-4 text-sm">
        {pay ? <p className="text-base font-semibold">{pay}</p> : null}
        {perHour ? <p className="text-ink-soft">{perHour}</p> : null}
        <p className="mt-1 flex items-start gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {job.city}, {job.state}
            {typeof job.distanceMiles === 'number' ? ` · ${job.distanceMiles} mi` : ''} · {job.type}
          </span>
        </p>
        <p className="mt-1 text-ink-soft">
          <time dateTime={job.publishedAt} title={`Posted ${posted.date}`}>
            <VisuallyHidden>{`Posted ${posted.words}, ${posted.date}`}</VisuallyHidden>
            {/* Above the card's own link, which would hide the date's tooltip. */}
            <OpenedJobLink jobId={job.id} aria-hidden="true" tabIndex={-1} className="relative">
              {posted.words}
            </OpenedJobLink>
          </time>
        </p>
        {job.full ? <p className="mt-1 font-medium text-warning">{JOB_FULL_MESSAGE}</p> : null}
      </div>
      {actions(job, titleId)}
    </Card>
  );
});
