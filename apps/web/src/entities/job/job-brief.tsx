import { formatPay, type Job, placeOfJob } from '@nextshift/contract';
import { type ReactNode, useId } from 'react';
import { CardAction } from '../../ui/buttons/card-action.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Card } from '../../ui/display/card.tsx';

export interface JobBriefProps {
  job: Job;
  /** Links the title to the job. */
  link: (job: Job) => ReactNode;
  headingLevel: 'h3' | 'h4';
  /** Below the facts. */
  children?: ReactNode;
}

/** A job in a few lines, in a row of suggestions. The whole card opens it. */
export function JobBrief({ job, link, headingLevel: Heading, children }: JobBriefProps) {
  const titleId = useId();
  const pay = formatPay(job);
  const facts = [placeOfJob(job), job.type];
  return (
    <Card interactive padding="small" asChild className="flex h-full flex-col">
      <article aria-labelledby={titleId}>
        <div className="flex items-start gap-3">
          <Avatar kind="company" size="small" name={job.companyName} src={job.logo} decorative />
          <div className="min-w-0">
            <Heading id={titleId} className="leading-snug font-bold wrap-anywhere">
              <CardAction asChild>{link(job)}</CardAction>
            </Heading>
            <p className="truncate text-sm text-ink-soft">{job.companyName}</p>
          </div>
        </div>
        <div className="mt-3 text-sm">
          {pay ? <p className="font-semibold">{pay}</p> : null}
          <p className="text-ink-soft">{facts.join(' · ')}</p>
        </div>
        {children}
      </article>
    </Card>
  );
}
