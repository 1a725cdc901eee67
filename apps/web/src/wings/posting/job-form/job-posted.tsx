import { Check, Eye, FileText, Hourglass, ListChecks, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShareLink } from '../../../entities/job/share-link.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { HeldNotice } from './held-notice.tsx';
import type { PostedJob } from './posted-job.ts';

/** The page after posting: the job, and how people may apply (spec section 2.6). */
export function JobPosted({ job }: { job: PostedJob | null }) {
  const isHeld = job !== null && job.heldFor.length > 0;
  return (
    <div className="page-column max-w-4xl pb-16">
      <div className="flex flex-col items-center pt-10 pb-8 text-center sm:pt-14">
        <span className="flex size-16 items-center justify-center rounded-full bg-marigold text-on-marigold">
          {isHeld ? (
            <Hourglass aria-hidden="true" className="size-8" />
          ) : (
            <Check aria-hidden="true" strokeWidth={3} className="size-8" />
          )}
        </span>
        <h1 className="mt-5 text-display font-extrabold">
          {isHeld ? 'Your job is held for review' : 'Job Successfully Posted!'}
        </h1>
        <p className="mt-2 text-ink-soft sm:text-lg">
          {isHeld
            ? 'A person reads it before it is public. You get an email when it is live.'
            : 'It is live now. Choose how people apply to it.'}
        </p>
      </div>
      {isHeld ? (
        <div className="mb-5">
          <HeldNotice reasons={job.heldFor} />
          {job.jobId ? (
            <Button className="mt-3" asChild>
              <PageLink to={paths.editJob(job.jobId)}>Edit job</PageLink>
            </Button>
          ) : null}
        </div>
      ) : null}
      <Card asChild>
        <section aria-labelledby="summary-heading">
          <h2 id="summary-heading" className="text-heading font-bold">
            Job Summary
          </h2>
          {job ? <Summary job={job} /> : <ComingSummary />}
          {job?.jobId && !isHeld ? <Sharing jobId={job.jobId} /> : null}
        </section>
      </Card>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <Card className="flex flex-col">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-heading font-bold">Quick Apply</h2>
            <Badge tone="accent">Recommended</Badge>
          </div>
          <p className="mt-1.5 mb-6 text-ink-soft">
            People apply with one click and their profile. Most applicants, least effort.
          </p>
          <Button fullWidth className="mt-auto" asChild>
            <PageLink to={paths.employer()}>Quick Apply Only</PageLink>
          </Button>
        </Card>
        <Card className="flex flex-col">
          <h2 className="text-heading font-bold">Custom Application Form</h2>
          <ul className="mt-3 mb-6 space-y-2">
            <Offer icon={<SlidersHorizontal aria-hidden="true" />}>Customizable fields</Offer>
            <Offer icon={<ListChecks aria-hidden="true" />}>Screening questions</Offer>
            <Offer icon={<FileText aria-hidden="true" />}>Document requirements</Offer>
          </ul>
          {job?.jobId ? (
            <Button variant="secondary" fullWidth className="mt-auto" asChild>
              <PageLink to={paths.createApplication(job.jobId)}>Create Custom Application</PageLink>
            </Button>
          ) : null}
        </Card>
      </div>
      {job?.jobId ? <Interviews jobId={job.jobId} /> : null}
    </div>
  );
}

function Summary({ job }: { job: PostedJob }) {
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-3">
      <Fact term="Title">{job.title}</Fact>
      <Fact term="Location">{job.location}</Fact>
      <Fact term="Type">{job.type}</Fact>
    </dl>
  );
}

/** Where the job is found, to send around. */
function Sharing({ jobId }: { jobId: string }) {
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5 sm:grid-cols-[1fr_auto]">
      <ShareLink link={location.origin + paths.job(jobId)} />
      <Button variant="ghost" className="min-h-12" asChild>
        <PageLink to={paths.job(jobId)}>
          <Eye aria-hidden="true" />
          View job
        </PageLink>
      </Button>
    </div>
  );
}

/** When the job's applicants can be interviewed. */
function Interviews({ jobId }: { jobId: string }) {
  return (
    <Card className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="text-heading font-bold">Interviews</h2>
        <p className="mt-1.5 text-ink-soft">
          Say when you have time, and the people you invite book themselves.
        </p>
      </div>
      <Button variant="secondary" className="max-sm:w-full" asChild>
        <PageLink to={paths.interviewHours(jobId)}>Interview hours</PageLink>
      </Button>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}

function ComingSummary() {
  return (
    <SkeletonGroup label="Loading job" className="mt-4 grid gap-4 sm:grid-cols-3">
      {[0, 1, 2].map((fact) => (
        <Skeleton key={fact} className="h-12" />
      ))}
    </SkeletonGroup>
  );
}

function Offer({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-brand">
      {icon}
      {children}
    </li>
  );
}
