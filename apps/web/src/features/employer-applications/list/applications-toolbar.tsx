import { employerApplicationSorts, type EmployerApplicationSort } from '@nextshift/contract';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { AnswersFilter } from './answers-filter.tsx';
import { ApplicationSearch } from './application-search.tsx';
import type { ApplicationsView } from './applications-view.ts';

export interface JobChoice {
  readonly id: string;
  readonly title: string;
  readonly isActive: boolean;
}

export interface ApplicationsToolbarProps {
  view: ApplicationsView;
  onViewChange: (change: Partial<ApplicationsView>) => void;
  jobs: readonly JobChoice[];
  employerId: string;
  openCount: number | undefined;
  closedCount: number | undefined;
}

const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name A to Z',
} as const satisfies Record<EmployerApplicationSort, string>;

/** The filters by state, job and search words, and the sort order. */
export function ApplicationsToolbar(props: ApplicationsToolbarProps) {
  const { view, onViewChange, jobs, employerId, openCount, closedCount } = props;
  return (
    <div className="mb-5 space-y-3">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-[auto_minmax(14rem,1fr)_minmax(14rem,20rem)_11.5rem] xl:items-center [&>*]:min-w-0">
        <SegmentedControl
          label="Application state"
          className="flex max-sm:col-span-2 sm:inline-flex sm:justify-self-start"
          segments={[
            { value: 'open', label: 'Open', ...segmentCount(openCount) },
            { value: 'closed', label: 'Closed', ...segmentCount(closedCount) },
          ]}
          value={view.state}
          onValueChange={(value) => {
            onViewChange({ state: value === 'closed' ? 'closed' : 'open' });
          }}
        />
        <ApplicationSearch
          value={view.search}
          onSearch={(search) => {
            onViewChange({ search });
          }}
        />
        <SelectField
          label="Job"
          hideLabel
          options={[
            { value: '', label: 'All Jobs' },
            ...jobs.map(({ id, title, isActive }) => ({
              value: id,
              label: isActive ? title : `${title} (closed)`,
            })),
          ]}
          value={view.jobId ?? ''}
          onChange={(event) => {
            onViewChange({ jobId: event.target.value || null, answers: {} });
          }}
        />
        <SelectField
          label="Sort by"
          hideLabel
          options={employerApplicationSorts.map((sort) => ({
            value: sort,
            label: sortLabels[sort],
          }))}
          value={view.sort}
          onChange={(event) => {
            const sort = employerApplicationSorts.find((one) => one === event.target.value);
            onViewChange({ sort: sort ?? 'newest' });
          }}
        />
      </div>
      {view.jobId === null ? null : (
        <AnswersFilter
          employerId={employerId}
          jobId={view.jobId}
          answers={view.answers}
          onAnswersChange={(answers) => {
            onViewChange({ answers });
          }}
        />
      )}
    </div>
  );
}

function segmentCount(count: number | undefined) {
  return count === undefined ? {} : { count };
}
