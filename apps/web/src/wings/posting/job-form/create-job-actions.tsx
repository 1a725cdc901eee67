import { CalendarClock, Eye, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';

export interface CreateJobActionsProps {
  /** Whether the draft is saved. */
  status: ReactNode;
  isSaving: boolean;
  onSave: () => void;
  onPreview: () => void;
  onSchedule: () => void;
}

/** The buttons below the form of a new job; the submit button posts it now. */
export function CreateJobActions({
  status,
  isSaving,
  onSave,
  onPreview,
  onSchedule,
}: CreateJobActionsProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button
          variant="ghost"
          className="-ml-3"
          pending={isSaving}
          pendingLabel="Saving..."
          onClick={onSave}
        >
          <Save aria-hidden="true" />
          Save draft
        </Button>
        <Button variant="ghost" onClick={onPreview}>
          <Eye aria-hidden="true" />
          Preview as a seeker
        </Button>
        <div className="min-w-0 sm:ml-auto">{status}</div>
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="large" asChild>
          <PageLink to={paths.employer()}>Cancel</PageLink>
        </Button>
        <Button variant="secondary" size="large" onClick={onSchedule}>
          <CalendarClock aria-hidden="true" />
          Publish at a time
        </Button>
        <Button type="submit" size="large">
          Create Job
        </Button>
      </div>
    </div>
  );
}
