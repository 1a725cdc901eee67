import type { Job } from '@nextshift/contract';
import { formatDate } from '../../platform/format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable, type Column, type TableSort } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { JobRowActions, type JobRowActionsProps } from './job-row-actions.tsx';
import { nextSort, sortChoices, sortJobs, sortName, sortOfName } from './sort-jobs.ts';

export interface EmployerJobsTableProps extends Omit<JobRowActionsProps, 'job'> {
  caption: string;
  jobs: readonly Job[];
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
}

/** The employer's jobs (spec section 2.6). */
export function EmployerJobsTable({
  caption,
  jobs,
  sort,
  onSortChange,
  onDelete,
  onRepost,
}: EmployerJobsTableProps) {
  const columns: Column<Job>[] = [
    { id: 'position', header: 'Position', isTitle: true, sortable: true, cell: drawPosition },
    {
      id: 'applications',
      header: 'Applications',
      sortable: true,
      className: 'whitespace-nowrap',
      cell: ({ applicantCount }) => applicantsText(applicantCount),
    },
    {
      id: 'posted',
      header: 'Posted Date',
      sortable: true,
      className: 'whitespace-nowrap',
      cell: ({ publishedAt }) => <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>,
    },
    { id: 'status', header: 'Status', cell: drawStatus },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (job) => <JobRowActions job={job} onDelete={onDelete} onRepost={onRepost} />,
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
        rows={sortJobs(jobs, sort)}
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

function drawPosition({ title, type, city }: Job) {
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-ink-soft">
        {type} · {city}
      </span>
    </span>
  );
}

function drawStatus({ status }: Job) {
  return <Badge tone={status === 'Active' ? 'success' : 'neutral'}>{status}</Badge>;
}
