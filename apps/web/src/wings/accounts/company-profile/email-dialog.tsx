import type { Employer } from '@nextshift/contract';
import { EmailForm } from '../../../platform/forms/email-form.tsx';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useSaveCompany } from './save-company.ts';

export interface EmailDialogProps {
  employer: Employer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes the address that the company signs in with. */
export function EmailDialog({ employer, ...dialog }: EmailDialogProps) {
  const { mutateAsync } = useSaveCompany(employer.id);
  return (
    <Dialog size="small" title="Change sign-in email" {...dialog}>
      <EmailForm
        email={employer.email}
        pendingEmail={employer.pendingEmail}
        change={mutateAsync}
        describeFailure={(error) =>
          failureText(error, 'Failed to change your email. Please try again.')
        }
      />
    </Dialog>
  );
}
