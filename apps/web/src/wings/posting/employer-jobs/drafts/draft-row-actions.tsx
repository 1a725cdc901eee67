import type { JobDraft } from '@nextshift/contract';
import { usePublishJobDraft } from '../../../../entities/job-draft/publish-job-draft.ts';
import { useSaveJobDraft } from '../../../../entities/job-draft/save-job-draft.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Do, GoTo, ROW_ACTIONS_LOOK } from '../row-action.tsx';
import { titleOf } from './title-of.ts';

export interface DraftRowActionsProps {
  employerId: string;
  draft: JobDraft;
  onDelete: (draft: JobDraft) => void;
  /** @returns true if the page shows this failure itself, such as the plan's limit. */
  onPublishRefused: (error: Error) => boolean;
}

/** The actions on a draft. */
export function DraftRowActions({
  employerId,
  draft,
  onDelete,
  onPublishRefused,
}: DraftRowActionsProps) {
  const publish = usePublishJobDraft(employerId);
  const save = useSaveJobDraft(employerId);
  const title = titleOf(draft);
  const publishNow = () => {
    if (publish.isPending) return;
    publish.mutate(
      { draftId: draft.id, publishAt: null },
      {
        onSuccess: () => {
          toast.success(`“${title}” is live.`, { description: 'You find it under Active.' });
        },
        onError: (error) => {
          if (onPublishRefused(error)) return;
          toast.error(`“${title}” is not published yet.`, {
            about: `publish-draft ${draft.id}`,
            description: failureText(error, 'Please try again.'),
          });
        },
      },
    );
  };
  const unschedule = () => {
    if (save.isPending) return;
    const { id: draftId, fields, updatedAt } = draft;
    save.mutate(
      { draftId, fields, updatedAt, image: undefined, unschedules: true },
      {
        onSuccess: () => {
          toast.success(`“${title}” is no longer scheduled.`, {
            description: 'You find it under Drafts.',
          });
        },
        onError: (error) => {
          toast.error(`“${title}” is still scheduled.`, {
            about: `unschedule-draft ${draft.id}`,
            description: unschedulingFailure(error),
          });
        },
      },
    );
  };
  return (
    <div className={ROW_ACTIONS_LOOK}>
      <GoTo to={paths.createJob(draft.id)} word="Edit" name={`Edit ${title}`} />
      <Do word="Publish now" name={`Publish now: ${title}`} onClick={publishNow} />
      {draft.status === 'draft' ? null : (
        <Do word="Take off schedule" name={`Take off schedule: ${title}`} onClick={unschedule} />
      )}
      <Do
        word="Delete"
        name={`Delete ${title}`}
        onClick={() => {
          onDelete(draft);
        }}
      />
    </div>
  );
}

function unschedulingFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'stale_revision') {
    return 'It was changed on another device just now. Please try again.';
  }
  return failureText(error, 'Please try again.');
}
