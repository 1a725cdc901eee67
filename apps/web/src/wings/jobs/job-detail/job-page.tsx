import { type Job, placeOfJob } from '@nextshift/contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { VerifiedCompany } from '../../../entities/employer/verified-details.tsx';
import { VerifiedMark } from '../../../entities/employer/verified-mark.tsx';
import { ActingNeedsScript } from '../../../entities/job/acting-needs-script.tsx';
import { JobPicture } from '../../../entities/job/picture/job-picture.tsx';
import { SafetyLine } from '../../trust/reports/index.ts';
import { siteOrigin } from '../../../platform/layout/public-meta.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CompanyStrip } from './company-strip.tsx';
import { FirstFacts } from './first-facts.tsx';
import { JobBadges } from './job-badges.tsx';
import { JobLinks } from './job-links.tsx';
import { JobText } from './job-text.tsx';
import { OtherFacts } from './other-facts.tsx';
import { OwnState } from './own-state.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

const TITLE_ID = 'job-title';

export interface JobPageProps {
  job: Job;
  /** How the company was verified; null in a preview. */
  company: VerifiedCompany | null;
  /** The buttons; `titleId` names the heading that says which job they mean. */
  actions: (job: Job, titleId: string) => ReactNode;
}

/** A job as its own page. Facts and buttons stay beside the text; on phones the buttons stay at the bottom. */
export function JobPage({ job, company, actions }: JobPageProps) {
  const origin = siteOrigin(useMatches());
  return (
    <article className="page-column pb-10 md:pb-20">
      <div className="-ml-3.5 pt-4 sm:pt-8">
        <Button variant="ghost" size="small" asChild>
          <PageLink to={paths.jobs({ searchLocation: job.city })}>
            <ArrowLeft aria-hidden="true" />
            Jobs in {job.city}
          </PageLink>
        </Button>
      </div>
      <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-8">
        <div className="min-w-0 space-y-6">
          <header className="flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-6">
            <Avatar
              kind="company"
              size="large"
              name={job.companyName}
              src={job.logo}
              decorative
              className="sm:size-20"
            />
            <div className="min-w-0">
              <JobBadges job={job} />
              <h1 id={TITLE_ID} className="mt-1 text-display font-extrabold">
                {job.title}
              </h1>
              <p className="mt-2 flex flex-wrap gap-x-3 text-lg">
                <span>
                  <PageLink to={paths.company(job.employerId)} className="text-link">
                    {job.companyName}
                  </PageLink>
                  <VerifiedMark verified={job.verified} />
                </span>{' '}
                <span className="text-ink-soft">{placeOfJob(job)}</span>
              </p>
              <p className="hidden wrap-anywhere print:block">{origin + paths.job(job.id)}</p>
            </div>
          </header>
          {job.jobImage ? <JobPicture job={job} className="rounded-card" /> : null}
        </div>
        <Card className="flex flex-col self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OwnState job={job} className="mb-5" />
          <ActingNeedsScript className="mb-4 max-lg:hidden" />
          <div className="max-lg:hidden">{actions(job, TITLE_ID)}</div>
          {job.status === 'Active' && !job.full ? (
            <p className="text-sm max-lg:order-1 max-lg:mt-5 lg:mt-3 print:hidden session-employer:hidden">
              They see your profile. Your phone number only if they accept you.
            </p>
          ) : null}
          <FirstFacts job={job} withoutOwn className="gap-x-6 max-lg:sm:grid-cols-2 lg:mt-6" />
          <JobLinks
            job={job}
            className="order-1 mt-3 -mb-1 -ml-3.5 flex flex-wrap gap-1 print:hidden"
          />
          <SafetyLine job={job} className="order-1 mt-4 border-t border-line pt-4" />
        </Card>
        <div className="min-w-0">
          <JobText job={job} withoutPicture />
          <OtherFacts
            job={job}
            className="mt-8 grid-cols-2 gap-x-4 border-t border-line pt-6 sm:grid-cols-3"
          />
          <CompanyStrip job={job} company={company} className="mt-10" />
        </div>
      </div>
      <div className="sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px)+0.75rem)] z-20 mt-8 rounded-full border border-line bg-surface p-2 shadow-overlay lg:hidden print:hidden noscript:rounded-card session-employer:hidden">
        <ActingNeedsScript className="px-2 pb-2 text-sm" />
        {actions(job, TITLE_ID)}
      </div>
      <SimilarJobs jobId={job.id} className="mt-12 print:hidden" />
    </article>
  );
}
