import type { Employer } from '@nextshift/contract';
import { EmployerNotifications } from '../news-settings/index.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface NotificationsDialogProps {
  employer: Employer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How the company is told of news. */
export function NotificationsDialog({ employer, ...dialog }: NotificationsDialogProps) {
  return (
    <Dialog size="small" title="Notifications" {...dialog}>
      <EmployerNotifications employerId={employer.id} />
    </Dialog>
  );
}
