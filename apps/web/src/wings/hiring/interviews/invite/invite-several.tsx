import type { EmployerApplication } from '@nextshift/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { InviteFailure } from './invite-button.tsx';
import { useInvite } from './invite-to-interview.ts';

export interface InviteSeveralProps {
  employerId: string;
  jobId: string;
  /** Undecided ones of the job that are not in interviews. */
  applications: readonly EmployerApplication[];
  onClose: () => void;
}

/** Invites some of the applicants of a job at once: each then chooses a time. */
export function InviteSeveral({ employerId, jobId, applications, onClose }: InviteSeveralProps) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const { mutate, isPending, data } = useInvite(employerId);
  const chosen = applications.filter(({ id }) => chosenIds.includes(id));
  const invite = () => {
    mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: ({ count, failure }) => {
          if (count > 0)
            toast.success(count === 1 ? '1 person invited.' : `${count} people invited.`);
          if (failure === null) onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite to interviews"
      description="Each chooses one of your times, and you are told."
      startsOn="dialog"
      dismissible={!isPending}
      footer={
        <>
          <Button
            disabled={chosen.length === 0}
            pending={isPending}
            pendingLabel="Inviting..."
            onClick={invite}
          >
            {chosen.length === 0 ? 'Invite' : `Invite ${chosen.length}`}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid">
        {applications.map(({ id, user }) => (
          <Checkbox
            key={id}
            label={`${user.firstName} ${user.lastName}`}
            checked={chosenIds.includes(id)}
            onChange={({ target }) => {
              setChosenIds(
                target.checked ? [...chosenIds, id] : chosenIds.filter((other) => other !== id),
              );
            }}
          />
        ))}
      </div>
      <FormError>
        {data?.failure ? <InviteFailure failure={data.failure} jobId={jobId} /> : undefined}
      </FormError>
    </Dialog>
  );
}
