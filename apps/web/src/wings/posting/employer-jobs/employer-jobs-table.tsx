import type { Job } from '@nextshift/contract';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { DataTable, type Column, type TableSort } from '../../../ui/display/data-table.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type {
  AcceptedApplications,
  CountApplicants,
  FormerApplicantCounts,
} from './employer-job-list.ts';
import { JobRowActions, type JobRowActionsProps } from './job-row-actions.tsx';
import { endInWords } from './renewal/job-end.ts';
import { usePlanEnds } from './renewal/plan-end.ts';
import { nextSort, sortChoices, sortName, sortOfName } from './sort-jobs.ts';

export interface EmployerJobsTableProps extends Omit<
  JobRowActionsProps,
  'job' | 'acceptedApplicationId' | 'formerApplicantCount'
> {
  caption: string;
  /** Those of one page, in order. */
  jobs: readonly Job[];
  acceptedApplications: AcceptedApplications;
  formerApplicants: FormerApplicantCounts;
  countApplicants: CountApplicants;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
}

/** The employer's jobs (spec section 2.6). */
export function EmployerJobsTable({
  caption,
  jobs,
  acceptedApplications,
  formerApplicants,
  countApplicants,
  sort,
  onSortChange,
  ...rowActions
}: EmployerJobsTableProps) {
  const columns: Column<Job>[] = [
    { id: 'position', header: 'Position', isTitle: true, sortable: true, cell: drawPosition },
    {
      id: 'applications',
      header: 'Applicants',
      sortable: true,
      className: 'whitespace-nowrap',
      cell: (job) => drawApplicants(job, countApplicants(job)),
    },
    {
      id: 'posted',
      header: 'Posted Date',
      sortable: true,
      className: 'whitespace-nowrap',
      cell: ({ publishedAt }) => <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (job) => <Status job={job} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      hideLabel: true,
      className: 'md:text-right',
      cell: (job) => (
        <JobRowActions
          job={job}
          acceptedApplicationId={acceptedApplications.get(job.id)}
          formerApplicantCount={formerApplicants.get(job.id) ?? 0}
          {...rowActions}
        />
      ),
    },
  ];

  return (
    <>
      {jobs.length > 1 ? (
        <SelectField
          label="Sort jobs"
          hideLabel
          className="mb-3 md:hidden"
          options={sortChoices}
          value={sortName(sort)}
          onChange={(event) => {
            onSortChange(sortOfName(event.target.value));
          }}
        />
      ) : null}
      <DataTable
        caption={caption}
        columns={columns}
        rows={jobs}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(by) => {
          onSortChange(nextSort(sort, by));
        }}
      />
    </>
  );
}

function applicantsText(count: number): string {
  return count === 1 ? '1 applicant' : `${String(count)} applicants`;
}

function drawPosition({ id, title, type, city, moderation }: Job) {
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">
        {moderation === 'clear' ? (
          <PageLink
            to={paths.job(id)}
            className="underline-offset-4 hover:underline focus-visible:underline"
          >
            {title}
          </PageLink>
        ) : (
          title
        )}
      </span>
      <span className="block text-sm text-ink-soft">
        {type} · {city}
      </span>
    </span>
  );
}

function drawApplicants({ id, title, status }: Job, count: number) {
  const text = applicantsText(count);
  return (
    <PageLink
      to={paths.employerApplications(id, status === 'Active' ? {} : { state: 'closed' })}
      aria-label={`${text} of ${title}`}
      className="text-link"
    >
      {text}
    </PageLink>
  );
}

/** Why a job is closed; null if it is active. */
function closedReasonInWords({ closedReason, moderation, openingsLeft }: Job): string | null {
  if (moderation === 'removed') return 'Removed after a review';
  if (closedReason !== null && openingsLeft === 0) return 'Filled';
  switch (closedReason) {
    case 'filled':
      return 'Opening free again';
    case 'expired':
      return 'Closing date reached';
    case 'plan_ended':
      return 'Plan ended';
    case 'closed':
      return 'Closed by you';
    case 'removed':
      return 'Closed when your account was suspended';
    default:
      return null;
  }
}

/** How many openings of several are free; null if there is nothing to say. */
function openingsInWords({ openings, openingsLeft }: Job): string | null {
  if (openings === 1 || openingsLeft === 0) return null;
  return `${String(openingsLeft)} of ${String(openings)} openings left`;
}

function Status({ job }: { job: Job }) {
  const { status, moderation, full, timeZone, closesAt } = job;
  const planEnd = usePlanEnds(job.employerId)(job);
  const isHeld = status === 'Active' && moderation === 'held';
  const reason = closedReasonInWords(job);
  const openings = openingsInWords(job);
  return (
    <span className="block max-md:text-right">
      {isHeld ? (
        <Badge tone="warning">Held for review</Badge>
      ) : (
        <Badge tone={status === 'Active' ? 'success' : 'neutral'}>{status}</Badge>
      )}
      {status === 'Active' && full ? (
        <span className="mt-1 block">
          <Badge tone="warning">Full</Badge>
          <span className="sr-only">: takes no more applicants</span>
        </span>
      ) : null}
      {reason ? <span className="mt-1 block text-sm text-ink-soft">{reason}</span> : null}
      {openings ? (
        <span className="mt-1 block text-sm whitespace-nowrap text-ink-soft">{openings}</span>
      ) : null}
      {planEnd ? (
        <span className="mt-1 block text-sm whitespace-nowrap text-warning">
          Closes <time dateTime={planEnd.closesAt}>{formatDate(planEnd.closesAt)}</time>
          <span className="block">{planEnd.reason}</span>
        </span>
      ) : status === 'Active' && closesAt !== null ? (
        <span className="mt-1 block text-sm whitespace-nowrap text-ink-soft">
          Closes <time dateTime={closesAt}>{endInWords(closesAt, timeZone, new Date())}</time>
        </span>
      ) : null}
    </span>
  );
}
