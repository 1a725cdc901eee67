import { type EmployerApplication, FORMER_APPLICANT_ID } from '@nextshift/contract';
import { MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ThreadView } from '../../messages/index.ts';
import { applicantName } from './applicant-name.ts';

export interface ApplicantMessagesProps {
  employerId: string;
  application: EmployerApplication;
}

/** The conversation with an applicant, beside the application once it is asked for. */
export function ApplicantMessages({ employerId, application }: ApplicantMessagesProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const titleId = useId();
  const { id, user } = application;
  // Nobody is there to write to.
  if (user.id === FORMER_APPLICANT_ID) return null;
  if (openId !== id) {
    return (
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setOpenId(id);
        }}
      >
        <MessageCircle aria-hidden="true" />
        Messages
      </Button>
    );
  }
  return (
    <section aria-labelledby={titleId} className="space-y-3">
      <h3 id={titleId} className="text-lg font-bold">
        Messages with {applicantName(application)}
      </h3>
      <ThreadView accountId={employerId} side="employer" applicationId={id} />
    </section>
  );
}
