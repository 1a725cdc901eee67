import type { EmployerApplication } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../../../ui/overlays/dialog.tsx';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { ApplicantDetails, type ApplicantDetailsProps } from './applicant-details.tsx';
import { ApplicantFacts, ApplicantPicture } from './applicant-facts.tsx';
import { applicantName } from './applicant-name.ts';

export interface ApplicantSheetProps extends Omit<ApplicantDetailsProps, 'application'> {
  application: EmployerApplication | null;
  hasOwnEntry: boolean;
  onClose: () => void;
  /** The decisions possible for one. */
  decisionsOf: (application: EmployerApplication) => ReactNode;
  returnFocus: DialogProps['returnFocus'];
}

/** The applicant over the list, if there is no room beside it. */
export function ApplicantSheet(props: ApplicantSheetProps) {
  const { application, hasOwnEntry, onClose, decisionsOf, returnFocus, ...details } = props;
  const shown = useLingering(application);
  if (!shown) return null;
  const decisions = decisionsOf(shown);
  return (
    <Dialog
      open={application !== null}
      hasOwnEntry={hasOwnEntry}
      onOpenChange={onClose}
      title={applicantName(shown)}
      footer={decisions && <SheetDecisions>{decisions}</SheetDecisions>}
      // Its first field would change the stage with a press of an arrow.
      startsOn="dialog"
      returnFocus={returnFocus}
    >
      <div className="space-y-6">
        <div className="flex items-start gap-4">
          <ApplicantPicture application={shown} />
          <div className="min-w-0 flex-1">
            <ApplicantFacts application={shown} />
          </div>
        </div>
        <ApplicantDetails {...details} application={shown} />
      </div>
    </Dialog>
  );
}

/** In Tab order, from the top and from the left. */
function SheetDecisions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-2 sm:flex-row sm:gap-3">{children}</div>;
}
