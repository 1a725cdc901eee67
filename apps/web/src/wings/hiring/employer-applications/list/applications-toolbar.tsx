import {
  applicationStates,
  employerApplicationSorts,
  type ApplicationState,
  type EmployerApplicationSort,
} from '@nextshift/contract';
import { SegmentedControl } from '../../../../ui/forms/segmented-control.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { AnswersFilter } from './answers-filter.tsx';
import { ApplicationSearch } from './application-search.tsx';
import { type ApplicationsView, sortOfView } from './applications-view.ts';

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
  /** How many applications each state has, as far as known. */
  counts: Readonly<Record<ApplicationState, number | undefined>>;
}

const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name A to Z',
  due: 'Due first',
} as const satisfies Record<EmployerApplicationSort, string>;

const stateLabels = {
  due: 'Due',
  open: 'Open',
  closed: 'Closed',
} as const satisfies Record<ApplicationState, string>;

/** The filters by state, job and search words, and the sort order. */
export function ApplicationsToolbar(props: ApplicationsToolbarProps) {
  const { view, onViewChange, jobs, employerId, counts } = props;
  return (
    <div className="mb-5 space-y-3">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-[auto_minmax(14rem,1fr)_minmax(14rem,20rem)_11.5rem] xl:items-center [&>*]:min-w-0">
        <SegmentedControl
          label="Application state"
          className="flex max-sm:col-span-2 sm:inline-flex sm:justify-self-start"
          segments={applicationStates.map((state) => ({
            value: state,
            label: stateLabels[state],
            ...segmentCount(counts[state]),
          }))}
          value={view.state}
          onValueChange={(value) => {
            onViewChange({ state: applicationStates.find((state) => state === value) ?? 'open' });
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
          value={sortOfView(view)}
          onChange={(event) => {
            const sort = employerApplicationSorts.find((one) => one === event.target.value);
            onViewChange({ sort: sort ?? null });
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
