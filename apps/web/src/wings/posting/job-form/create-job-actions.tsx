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

/** The buttons below the form of a new job, the usual ones in a bar that stays in sight; its submit button posts the job. */
export function CreateJobActions({
  status,
  isSaving,
  onSave,
  onPreview,
  onSchedule,
}: CreateJobActionsProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={onSchedule}>
          <CalendarClock aria-hidden="true" />
          Publish at a time
        </Button>
        <Button variant="ghost" pending={isSaving} pendingLabel="Saving..." onClick={onSave}>
          <Save aria-hidden="true" />
          Save draft
        </Button>
        <Button variant="ghost" asChild>
          <PageLink to={paths.employer()}>Cancel</PageLink>
        </Button>
      </div>
      <div
        data-action-bar=""
        className="sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px))] z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0 max-sm:[&>*]:grow"
      >
        <div className="mr-auto min-w-0 max-sm:w-full">{status}</div>
        <Button variant="secondary" aria-label="Preview as a seeker" onClick={onPreview}>
          <Eye aria-hidden="true" />
          Preview
        </Button>
        <Button type="submit">Create Job</Button>
      </div>
    </>
  );
}
