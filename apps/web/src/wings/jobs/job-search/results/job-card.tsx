import { formatHourlyPay, formatPay, JOB_FULL_MESSAGE, partsOfPlace } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Fragment, lazy, memo, Suspense, useId, type ReactNode } from 'react';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { useDaysAgo } from '../../../../platform/text/days-ago.ts';
import { responsivenessText } from '../../../../entities/employer/responsiveness-text.ts';
import { VerifiedMark } from '../../../../entities/employer/verified-mark.tsx';
import type { ListedJob } from '../../../../entities/job/listed-job.ts';
import { distanceTo } from '../../../../entities/job/distance-to.ts';
import { JobPicture } from '../../../../entities/job/picture/job-picture.tsx';
import { openingsText } from '../../../../entities/job/openings-text.ts';
import { OpenedJobLink } from '../../../../entities/job/opened-job-link.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { CardAction } from '../../../../ui/buttons/card-action.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { MarkedWords } from './marked-words.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';

const CardFit = lazy(async () => ({ default: (await import('./card-fit.tsx')).CardFit }));

export interface JobCardProps {
  job: ListedJob;
  /** The buttons of the card; `titleId` names the heading that says which job they mean. */
  actions: (job: ListedJob, titleId: string) => ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Words of a search, which the card marks. */
  marked?: string;
}

/** Only where cards stand side by side. */
const IN_GRID = '@max-lg:hidden';
/** Where they do not, a card is a row that begins with a tile. */
const TILE = '@max-lg:row-tile';

/**
 * A job in a list, memoized. The whole card opens it; the buttons lie above. On a phone it is a row: three of them fit
 * on a screen, and what a row leaves out is in the sheet that it opens.
 */
export const JobCard = memo(function JobCard({
  job,
  actions,
  headingLevel: Heading = 'h2',
  marked = '',
}: JobCardProps) {
  const titleId = useId();
  const pay = formatPay(job);
  const perHour = formatHourlyPay(job);
  const openings = openingsText(job);
  const posted = useDaysAgo(job.publishedAt);
  return (
    <Card interactive padding="none" className="flex h-full flex-col">
      <div className="relative @max-lg:static">
        <JobPicture
          job={job}
          className={clsx(
            'rounded-t-[calc(var(--radius-card)-1px)]',
            job.jobImage ? TILE : IN_GRID,
          )}
        />
        <Avatar
          kind="company"
          name={job.companyName}
          src={job.logo}
          decorative
          className={clsx('absolute -bottom-4 left-4 shadow-raised', job.jobImage ? IN_GRID : TILE)}
        />
      </div>
      <div className="flex grow flex-col p-4 pt-6 text-sm text-ink-soft @max-lg:row-text">
        {job.featured ? (
          <Badge
            tone="brand"
            className="absolute top-3 left-3 @max-lg:static @max-lg:mb-1 @max-lg:self-start"
          >
            Featured
          </Badge>
        ) : null}
        <Heading id={titleId} className="text-lg leading-snug font-bold text-ink">
          <CardAction asChild>
            <OpenedJobLink jobId={job.id}>
              <MarkedWords text={job.title} words={marked} />
            </OpenedJobLink>
          </CardAction>
        </Heading>
        <p className="flex items-center">
          <span className="truncate">
            <MarkedWords text={job.companyName} words={marked} />
          </span>
          <VerifiedMark verified={job.verified} />
        </p>
        {pay ? (
          <p className="mt-2.5 text-lg leading-snug font-bold text-ink @max-lg:mt-1 @max-lg:text-base">
            {pay}
            {perHour ? (
              <span className={clsx('block text-sm font-normal text-ink-soft', IN_GRID)}>
                {perHour}
              </span>
            ) : null}
          </p>
        ) : null}
        <Hours job={job} />
        <Fit job={job} />
        <p className="mt-1 dotted-parts @max-lg:mt-0.5">
          {partsOfPlace(job, distanceTo(job)).map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
          <time dateTime={job.publishedAt} title={`Posted ${posted.date}`}>
            <VisuallyHidden>{`Posted ${posted.words}, ${posted.date}`}</VisuallyHidden>
            {/* Above the card's own link, which would hide the date's tooltip. */}
            <OpenedJobLink jobId={job.id} aria-hidden="true" tabIndex={-1} className="relative">
              {posted.words}
            </OpenedJobLink>
          </time>
        </p>
        <p className={clsx('mt-1', IN_GRID)}>
          {job.type}
          {openings ? ` · ${openings}` : ''}
          {job.minimumAge > 16 ? ` · ${job.minimumAge}+` : ''}
        </p>
        <p className={clsx('mt-1', IN_GRID)}>{responsivenessText(job.responsiveness)}</p>
        {job.full ? <p className="mt-1 font-medium text-warning">{JOB_FULL_MESSAGE}</p> : null}
        <div className="mt-auto pt-3 @max-lg:pt-0">{actions(job, titleId)}</div>
      </div>
    </Card>
  );
});

/** Whether it fits the week of the seeker who is signed in; its place is reserved while it loads. */
function Fit({ job }: { job: ListedJob }) {
  const seekerId = useAuthStore(({ kind, accountId }) => (kind === 'seeker' ? accountId : null));
  if (seekerId === null || job.shifts.length === 0) return null;
  return (
    <p className="mt-1 min-h-5">
      <Suspense>
        <CardFit job={job} seekerId={seekerId} />
      </Suspense>
    </p>
  );
}

/** When the work is, in two lines at most, and what it comes to; without shifts its schedule, if that says more than the type. */
function Hours({ job: { shiftLines, workload, schedule, type } }: { job: ListedJob }) {
  if (workload === null && (!schedule || schedule === type)) return null;
  return (
    <>
      <p className="mt-1 line-clamp-2 text-ink @max-lg:mt-0.5 @max-lg:line-clamp-1">
        {shiftLines.join('; ') || schedule}
      </p>
      {workload === null ? null : <p className={IN_GRID}>{workload}</p>}
    </>
  );
}
