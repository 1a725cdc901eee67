import type { Employer } from '@nextshift/contract';
import { SignedInDevices } from '../../identity/devices/index.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface DevicesDialogProps {
  employer: Employer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where the company is signed in. */
export function DevicesDialog({ employer, ...dialog }: DevicesDialogProps) {
  return (
    <Dialog size="small" title="Signed-in devices" {...dialog}>
      <SignedInDevices accountId={employer.id} />
    </Dialog>
  );
}
