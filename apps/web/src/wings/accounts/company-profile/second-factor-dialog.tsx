import type { Employer } from '@nextshift/contract';
import { SecondFactorSettings } from '../../identity/second-factors/index.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface SecondFactorDialogProps {
  employer: Employer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Whether the company's sign-in needs a code. */
export function SecondFactorDialog({ employer, ...dialog }: SecondFactorDialogProps) {
  return (
    <Dialog size="small" title="Two-step sign-in" {...dialog}>
      <SecondFactorSettings accountId={employer.id} />
    </Dialog>
  );
}
