import type { Job } from '@nextshift/contract';
import { ResponsivenessLine } from '../../../entities/employer/responsiveness-line.tsx';
import {
  type VerifiedCompany,
  VerifiedDetails,
} from '../../../entities/employer/verified-details.tsx';
import { VerifiedMark } from '../../../entities/employer/verified-mark.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';

export interface CompanyStripProps {
  job: Job;
  /** How it was verified; null in a preview. */
  company: VerifiedCompany | null;
  className?: string;
}

/** Whom the job is with, below its text. */
export function CompanyStrip({ job, company, className }: CompanyStripProps) {
  return (
    <Card asChild tone="sunken" className={className}>
      <section aria-label="The company" className="flex flex-wrap items-center gap-4">
        <Avatar kind="company" size="large" name={job.companyName} src={job.logo} decorative />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-heading font-bold">
            {job.companyName}
            {company ? null : <VerifiedMark verified={job.verified} />}
          </p>
          <p className="text-ink-soft">
            {job.city}, {job.state}
          </p>
          <ResponsivenessLine responsiveness={job.responsiveness} className="mt-1" />
          {company ? <VerifiedDetails company={company} /> : null}
        </div>
        <Button variant="secondary" asChild>
          <PageLink to={paths.company(job.employerId)}>See the company</PageLink>
        </Button>
      </section>
    </Card>
  );
}
