import type { EmployerApplication } from '@nextshift/contract';
import { Check, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { applicantName } from './applicant-name.ts';
import { canDecide } from './application-rules.ts';
import { useDeclineApplication } from './decline-application.ts';
import { useReopenApplication } from './reopen-application.ts';

export interface ApplicationDecisionsProps {
  employerId: string;
  application: EmployerApplication;
  onAccepted: (application: EmployerApplication) => void;
  /** The application moves to the other list; called before it does. */
  onMove: (application: EmployerApplication) => void;
}

/** What an employer may decide about this application now. */
export function ApplicationDecisions({
  employerId,
  application,
  onAccepted,
  onMove,
}: ApplicationDecisionsProps) {
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const decline = useDeclineApplication(employerId);
  const reopen = useReopenApplication(employerId);
  const close = () => {
    setAsking(null);
  };
  const declineNow = () => {
    close();
    onMove(application);
    decline.mutate(application);
  };
  // While the job is active a decline can be undone.
  const isDeclineFinal = application.job.status === 'Closed';

  return (
    <>
      {canDecide('decline', application) ? (
        <Button
          variant="secondary"
          onClick={() => {
            setAsking('decline');
          }}
        >
          <X aria-hidden="true" />
          Decline
        </Button>
      ) : null}
      {canDecide('accept', application) ? (
        <Button
          onClick={() => {
            setAsking('accept');
          }}
        >
          <Check aria-hidden="true" />
          Accept
        </Button>
      ) : null}
      {canDecide('reopen', application) ? (
        <Button
          variant="secondary"
          onClick={() => {
            onMove(application);
            reopen.mutate({ application, to: 'Active' });
          }}
        >
          <RotateCcw aria-hidden="true" />
          Reopen
        </Button>
      ) : null}
      <AcceptDialog
        employerId={employerId}
        application={application}
        open={asking === 'accept'}
        onClose={close}
        onAccepted={onAccepted}
      />
      <ConfirmDialog
        open={asking === 'decline'}
        onOpenChange={close}
        title={`Decline ${applicantName(application)}?`}
        description={
          isDeclineFinal
            ? 'The job is closed, so this cannot be undone.'
            : 'They are told that their application was declined. You can reopen it while the job is active.'
        }
        confirmLabel="Decline"
        pending={false}
        pendingLabel="Declining..."
        error={undefined}
        onConfirm={declineNow}
      />
    </>
  );
}

/** Whether there is anything to decide. */
export function hasDecisions(application: EmployerApplication): boolean {
  return canDecide('decline', application) || canDecide('reopen', application);
}
