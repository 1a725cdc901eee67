import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ApplicationsView } from './applications-view.ts';

export interface JobChoice {
  readonly id: string;
  readonly title: string;
  readonly isActive: boolean;
}

export interface ApplicationsToolbarProps {
  view: ApplicationsView;
  onViewChange: (view: Pick<ApplicationsView, 'state' | 'jobId'>) => void;
  jobs: readonly JobChoice[];
  openCount: number | undefined;
  closedCount: number | undefined;
}

/** Open or closed, and of which job. */
export function ApplicationsToolbar({
  view,
  onViewChange,
  jobs,
  openCount,
  closedCount,
}: ApplicationsToolbarProps) {
  const { state, jobId } = view;
  return (
    <div className="mb-5 flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <SegmentedControl
        label="Application state"
        className="flex sm:inline-flex"
        segments={[
          { value: 'open', label: 'Open', ...segmentCount(openCount) },
          { value: 'closed', label: 'Closed', ...segmentCount(closedCount) },
        ]}
        value={state}
        onValueChange={(value) => {
          onViewChange({ state: value === 'closed' ? 'closed' : 'open', jobId });
        }}
      />
      <SelectField
        label="Job"
        hideLabel
        className="sm:w-80"
        options={[
          { value: '', label: 'All Jobs' },
          ...jobs.map(({ id, title, isActive }) => ({
            value: id,
            label: isActive ? title : `${title} (closed)`,
          })),
        ]}
        value={jobId ?? ''}
        onChange={(event) => {
          onViewChange({ state, jobId: event.target.value || null });
        }}
      />
    </div>
  );
}

function segmentCount(count: number | undefined) {
  return count === undefined ? {} : { count };
}
