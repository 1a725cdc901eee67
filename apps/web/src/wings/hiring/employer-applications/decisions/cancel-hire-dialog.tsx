import type { EmployerApplication } from '@nextshift/contract';
import { useState } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../../ui/overlays/confirm-dialog.tsx';
import { applicantName } from '../applicant/applicant-name.ts';
import { useDeleteApplication } from './delete-application.ts';
import { useIsUndoable } from './use-is-undoable.ts';

/** How a job that was filled is reposted, or why it cannot be. */
export interface Reposting {
  /** Null while the plan has room. */
  readonly obstacle: {
    readonly reason: string;
    readonly way: { readonly to: string; readonly label: string };
  } | null;
  /** Shows its failures itself. */
  readonly repost: (jobId: string) => void;
}

export interface CancelHireDialogProps {
  employerId: string;
  application: EmployerApplication;
  open: boolean;
  onClose: () => void;
  /** Called before the application leaves the list. */
  onCancelled: (application: EmployerApplication) => void;
  /** Shows the others who applied to a job. */
  onRunnersUp: (jobId: string) => void;
  reposting: Reposting;
  returnFocus: ConfirmDialogProps['returnFocus'];
}

/** Takes an acceptance back: they are told, their opening is free, and a filled job is reposted in the same press. */
export function CancelHireDialog(props: CancelHireDialogProps) {
  const { employerId, application, open, onClose, onCancelled, onRunnersUp, reposting } = props;
  const { job } = application;
  const [wantsRepost, setWantsRepost] = useState(true);
  const isClosed = job.status === 'Closed';
  const reposts = isClosed && reposting.obstacle === null && wantsRepost;
  const name = applicantName(application);
  const isUndoable = useIsUndoable(application);
  const cancel = useDeleteApplication(employerId, {
    onDeleted: (deleted) => {
      onClose();
      onCancelled(deleted);
      if (reposts) reposting.repost(job.id);
    },
    ...(isClosed && !reposts
      ? {}
      : {
          action: {
            label: 'See runners-up',
            onPress: () => {
              onRunnersUp(job.id);
            },
          },
        }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      returnFocus={props.returnFocus}
      title={`Cancel the hire of ${name}?`}
      description={`For “${job.title}”. ${whatFollows(application)} They leave your lists for good, with their contact information.`}
      confirmLabel={reposts ? 'Cancel hire and repost' : 'Cancel this hire'}
      cancelLabel="Keep"
      pending={cancel.isPending}
      pendingLabel="Cancelling..."
      error={undefined}
      onConfirm={() => {
        cancel.mutate(application);
      }}
    >
      {isUndoable ? (
        <p className="mb-3">
          To go on with their application as before, undo the acceptance instead.
        </p>
      ) : null}
      {isClosed ? (
        reposting.obstacle ? (
          <p className="text-ink-soft">
            The job stays closed. {reposting.obstacle.reason}{' '}
            <PageLink to={reposting.obstacle.way.to} className="text-link">
              {reposting.obstacle.way.label}
            </PageLink>
          </p>
        ) : (
          <Checkbox
            label="Repost the job"
            help="It takes applicants again, and counts as one of your active jobs."
            checked={wantsRepost}
            onChange={(event) => {
              setWantsRepost(event.target.checked);
            }}
          />
        )
      ) : null}
    </ConfirmDialog>
  );
}

/** Of an acceptance that they were not mailed they are told with its end. */
function whatFollows({ undoUntil }: EmployerApplication): string {
  return undoUntil === null
    ? 'They are told at once. Their coming shifts are canceled, and their opening is free again.'
    : 'They have not been emailed yet that you accepted them. They are told at once that their application is closed. Their opening and their shifts are free again.';
}
