import type { Employer } from '@nextshift/contract';
import { PasskeySettings } from '../../identity/passkeys/index.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface PasskeysDialogProps {
  employer: Employer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The passkeys that sign the company in. */
export function PasskeysDialog({ employer, ...dialog }: PasskeysDialogProps) {
  return (
    <Dialog size="small" title="Passkeys" {...dialog}>
      <PasskeySettings accountId={employer.id} />
    </Dialog>
  );
}
