import type { EmployerApplication } from '@nextshift/contract';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { InviteSeveral } from '../../interviews/index.ts';
import { canDecide } from '../decisions/application-rules.ts';

export interface InviteApplicantsProps {
  employerId: string;
  jobId: string;
  /** Those of the job that are listed. */
  applications: readonly EmployerApplication[];
}

/** Invites several applicants of a job at once, where there are some who are not in interviews. */
export function InviteApplicants({ employerId, jobId, applications }: InviteApplicantsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const invitable = applications.filter(
    (application) => canDecide('stage', application) && application.status !== 'Interviewing',
  );
  if (invitable.length < 2 && !isOpen) return null;
  return (
    <div className="mb-4">
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <CalendarClock aria-hidden="true" />
        Invite several to interviews
      </Button>
      {isOpen ? (
        <InviteSeveral
          employerId={employerId}
          jobId={jobId}
          applications={invitable}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
