import { formatPay, placeOfJob, type ApplicationDetail } from '@nextshift/contract';
import { CircleCheckBig } from 'lucide-react';
import { useEffect } from 'react';
import { offerPush } from '../../../platform/push/offer-push.ts';
import { SafetyLine } from '../../trust/reports/index.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { DayDial } from '../../../ui/display/day-dial.tsx';

const NEXT_STEPS = [
  'Watch for a confirmation from the employer in your email.',
  'Review the status of your application in your dashboard.',
  'Prepare for interviews: read the job again and note what you want to ask.',
];

export interface ApplicationSubmittedProps extends Pick<ApplicationDetail, 'application'> {
  /** Where the applicant chooses a time for an interview, if applying has invited them. */
  interviewPath: string | null;
}

/** The application has arrived (spec section 2.5). */
export function ApplicationSubmitted({
  application: { job, createdAt },
  interviewPath,
}: ApplicationSubmittedProps) {
  useEffect(() => {
    if (interviewPath === null) void offerPush('Get a notification when an employer responds.');
  }, [interviewPath]);
  const facts: readonly (readonly [label: string, text: string])[] = [
    ['Title', job.title],
    ['Location', placeOfJob(job)],
    ['Wage', formatPay(job) ?? 'Not stated'],
    ['Applied', formatDate(createdAt)],
  ];
  return (
    <div className="page-column max-w-3xl pt-8 pb-16 sm:pt-12">
      <div className="flex flex-col items-center text-center">
        <span className="relative flex size-32 items-center justify-center text-on-fig">
          <DayDial className="absolute inset-0" />
          <CircleCheckBig aria-hidden="true" className="relative size-11" />
        </span>
        <h1 className="mt-5 text-title font-extrabold">Application Submitted Successfully!</h1>
        <p className="mt-1.5 text-ink-soft sm:text-lg">
          Your application has been sent to {job.companyName}
        </p>
      </div>
      {interviewPath === null ? null : (
        <Card tone="brand" className="mt-8 flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-1 basis-64">
            <strong className="block text-heading font-bold">One step is left</strong>
            {job.companyName} interviews everybody who applies. Choose a time that fits your week.
          </p>
          <Button asChild>
            <PageLink to={interviewPath}>Choose a time</PageLink>
          </Button>
        </Card>
      )}
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <Card asChild>
          <section aria-labelledby="details-heading">
            <h2 id="details-heading" className="text-heading font-bold">
              Application Details
            </h2>
            <dl className="mt-4 space-y-3">
              {facts.map(([label, text]) => (
                <div key={label} className="flex flex-wrap gap-x-4">
                  <dt className="w-20 text-ink-soft">{label}</dt>
                  <dd className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </Card>
        <Card tone="sunken" asChild>
          <section aria-labelledby="next-heading">
            <h2 id="next-heading" className="text-heading font-bold">
              Next Steps
            </h2>
            <ol className="mt-4 list-decimal space-y-3 pl-5 marker:font-semibold">
              {NEXT_STEPS.map((step) => (
                <li key={step} className="pl-1">
                  {step}
                </li>
              ))}
            </ol>
          </section>
        </Card>
      </div>
      <SafetyLine job={job} className="mt-6" />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Button size="large" asChild>
          <PageLink to={paths.jobs()}>Browse More Jobs</PageLink>
        </Button>
        <Button size="large" variant="secondary" asChild>
          <PageLink to={paths.history()}>Go to History</PageLink>
        </Button>
      </div>
    </div>
  );
}
