import type { EmployerApplication } from '@nextshift/contract';
import type { ConfirmDialogProps } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { CancelHireDialog, type Reposting } from './cancel-hire-dialog.tsx';
import type { ConfirmableDecision } from './application-decisions.tsx';

export interface DecisionQuestion {
  readonly decision: ConfirmableDecision;
  readonly application: EmployerApplication;
}

export interface DecisionDialogsProps {
  employerId: string;
  /** Null while closed. */
  asked: DecisionQuestion | null;
  onClose: () => void;
  onAccepted: (application: EmployerApplication) => void;
  /** Called before the application leaves the list. */
  onLeave: (application: EmployerApplication) => void;
  /** Shows the others who applied to a job. */
  onRunnersUp: (jobId: string) => void;
  reposting: Reposting;
  returnFocus: ConfirmDialogProps['returnFocus'];
}

/** Confirmations of decisions that close a job or tell somebody at once. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { employerId, asked, onClose, onAccepted, onLeave, onRunnersUp, reposting, returnFocus } =
    props;
  const application = useLingering(asked)?.application;
  if (!application) return null;
  const dialog = { employerId, application, onClose, returnFocus };
  return (
    <>
      <AcceptDialog {...dialog} open={asked?.decision === 'accept'} onAccepted={onAccepted} />
      <CancelHireDialog
        {...dialog}
        key={application.id}
        open={asked?.decision === 'delete'}
        onCancelled={onLeave}
        onRunnersUp={onRunnersUp}
        reposting={reposting}
      />
    </>
  );
}
