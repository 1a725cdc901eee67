import { type Job, placeOfJob } from '@nextshift/contract';
import { clsx } from 'clsx';
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
import { FoldedFacts } from './folded-facts.tsx';
import { JobBadges } from './job-badges.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobLinks } from './job-links.tsx';
import { JobShifts } from './job-shifts.tsx';
import { JobText } from './job-text.tsx';
import { OwnState } from './own-state.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { UsualPay } from './usual-pay.tsx';

const TITLE_ID = 'job-title';

export interface JobPageProps {
  job: Job;
  /** How the company was verified; null in a preview. */
  company: VerifiedCompany | null;
  /** The buttons; `titleId` names the heading that says which job they mean. */
  actions: (job: Job, titleId: string) => ReactNode;
}

/** A job as its own page. The buttons are beside the text, and at the bottom on phones. */
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
      <header className="mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-12">
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-6 lg:order-first">
          <Avatar
            kind="company"
            size="large"
            name={job.companyName}
            src={job.logo}
            decorative
            className="max-sm:order-first sm:size-20"
          />
          <div className="min-w-0">
            <JobBadges job={job} />
            <h1 id={TITLE_ID} className="mt-1 text-display font-extrabold">
              {job.title}
            </h1>
            <p className="mt-2 text-lg">
              <PageLink to={paths.company(job.employerId)} className="text-link">
                {job.companyName}
              </PageLink>
              <VerifiedMark verified={job.verified} />
              <span className="text-ink-soft"> · {placeOfJob(job)}</span>
            </p>
            <p className="hidden wrap-anywhere print:block">{origin + paths.job(job.id)}</p>
          </div>
        </div>
        <JobPicture
          job={job}
          className={clsx('rounded-card max-lg:mt-5', job.jobImage === null && 'max-lg:hidden')}
        />
      </header>
      <Card className="mt-6 lg:mt-8">
        <OwnState job={job} className="mb-5" />
        <JobFacts
          job={job}
          part="first"
          className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4"
        />
        <JobShifts job={job} withoutOwn className="mt-5 border-t border-line pt-4" />
        <UsualPay usualPay={job.usualPay} className="mt-5 border-t border-line pt-4" />
      </Card>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="order-2 lg:order-1">
          <JobText job={job} withoutPicture />
          <CompanyStrip job={job} company={company} className="mt-10" />
        </div>
        <Card className="order-1 flex flex-col self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:order-2">
          <ActingNeedsScript className="mb-4 max-lg:hidden" />
          <div className="max-lg:hidden">{actions(job, TITLE_ID)}</div>
          {job.status === 'Active' && !job.full ? (
            <p className="mb-5 text-sm lg:mt-3 print:hidden session-employer:hidden">
              They see your profile. Your phone number only if they accept you.
            </p>
          ) : null}
          <JobLinks job={job} className="mb-4 -ml-3.5 flex flex-wrap gap-1 print:hidden" />
          <FoldedFacts job={job} />
          <SafetyLine job={job} className="mt-6 border-t border-line pt-5" />
        </Card>
      </div>
      <div className="sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px)+0.75rem)] z-20 mt-8 rounded-full border border-line bg-surface p-2 shadow-overlay lg:hidden print:hidden noscript:rounded-card session-employer:hidden">
        <ActingNeedsScript className="px-2 pb-2 text-sm" />
        {actions(job, TITLE_ID)}
      </div>
      <SimilarJobs jobId={job.id} className="mt-12 print:hidden" />
    </article>
  );
}
