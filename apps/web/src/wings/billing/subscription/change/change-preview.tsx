import type { ChangePreview as Preview } from '@nextshift/contract';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { billedText } from '../billing/billed-text.ts';
import { Terms } from '../terms.tsx';

export interface ChangePreviewProps {
  preview: Preview;
  /** Whether to list the jobs: for a smaller plan. */
  showsJobs: boolean;
}

/** What is due now, and what happens to each active job. */
export function ChangePreview({ preview, showsJobs }: ChangePreviewProps) {
  const { jobs, jobsCloseAt } = preview;
  return (
    <>
      <Terms terms={moneyTerms(preview)} />
      {showsJobs && jobs.length > 0 ? (
        <section aria-labelledby="job-outcomes">
          <h3 id="job-outcomes" className="pb-2 font-semibold">
            Your active jobs
          </h3>
          <ul className="divide-y divide-line rounded-control border border-line text-sm">
            {jobs.map((job) => (
              <li key={job.id} className="flex gap-3 px-4 py-3">
                <Outcome job={job} />
                <span className="min-w-0">
                  <span className="block font-semibold">{job.title}</span>
                  <span className="block text-ink-soft">{outcomeText(job, jobsCloseAt)}</span>
                </span>
              </li>
            ))}
          </ul>
          {jobsCloseAt === null ? null : (
            <p className="pt-2 text-sm text-ink-soft">
              Until {formatDate(jobsCloseAt)} you can choose on your dashboard which jobs stay.
              Applications stay with you.
            </p>
          )}
        </section>
      ) : null}
    </>
  );
}

type Job = Preview['jobs'][number];

function isFull({ applicantCount, maxApplicants }: Job): boolean {
  return maxApplicants !== null && applicantCount >= maxApplicants;
}

function Outcome({ job }: { job: Job }) {
  const look = 'mt-0.5 size-5 shrink-0';
  if (!job.stays) return <CircleX aria-hidden="true" className={`${look} text-danger`} />;
  if (isFull(job)) return <TriangleAlert aria-hidden="true" className={`${look} text-warning`} />;
  return <CircleCheck aria-hidden="true" className={`${look} text-success`} />;
}

function outcomeText(job: Job, jobsCloseAt: string | null): string {
  const { stays, applicantCount, maxApplicants } = job;
  if (!stays && jobsCloseAt !== null) return `Closes on ${formatDate(jobsCloseAt)}`;
  if (maxApplicants === null) return 'Stays open, for any number of applicants';
  const count = `${String(applicantCount)} of ${String(maxApplicants)} applicants`;
  return isFull(job)
    ? `Stays open, and takes no more applicants (${count})`
    : `Stays open, up to ${String(maxApplicants)} applicants (${String(applicantCount)} so far)`;
}

function moneyTerms({ total, dueNow, creditLeft }: Preview) {
  const used = Math.max(0, total - dueNow);
  const terms: [string, string][] = [['Due now', billedText(dueNow)]];
  if (used > 0) terms.push(['Paid from your credit', billedText(used)]);
  if (creditLeft > 0) terms.push(['Credit toward your next bills', billedText(creditLeft)]);
  return terms;
}
