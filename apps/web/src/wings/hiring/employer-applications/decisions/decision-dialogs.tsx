import type { EmployerApplication } from '@nextshift/contract';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { CancelHireDialog, type Reposting } from './cancel-hire-dialog.tsx';
import { applicantName } from '../applicant/applicant-name.ts';
import type { ConfirmableDecision } from './application-decisions.tsx';
import { useDeclineApplication } from './decline-application.ts';

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

/** Confirmations of decisions. Enter confirms those that can be undone or come with a warning. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { employerId, asked, onClose, onAccepted, onLeave, onRunnersUp, reposting, returnFocus } =
    props;
  const decline = useDeclineApplication(employerId);
  const application = useLingering(asked)?.application;
  if (!application) return null;
  const dialog = { employerId, application, onClose, returnFocus };
  return (
    <>
      <AcceptDialog {...dialog} open={asked?.decision === 'accept'} onAccepted={onAccepted} />
      <ConfirmDialog
        open={asked?.decision === 'decline'}
        onOpenChange={onClose}
        startsOn="confirm"
        returnFocus={returnFocus}
        title={`Decline ${applicantName(application)}?`}
        description="They can read it at once in their history, and get a mail in 10 minutes. You can reopen it while the job is active."
        confirmLabel="Decline"
        pending={false}
        pendingLabel="Declining..."
        error={undefined}
        onConfirm={() => {
          onClose();
          onLeave(application);
          decline.mutate(application);
        }}
      >
        {application.job.maxApplicants === null ? null : (
          <p className="text-ink-soft">
            They stay one of the {application.job.maxApplicants} applicants that your plan takes for
            this job: only those who withdraw, or whose application closes, free a place.
          </p>
        )}
      </ConfirmDialog>
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
