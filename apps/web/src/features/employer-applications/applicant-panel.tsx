import { useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLingering } from '../../ui/use-lingering.ts';
import { ApplicantContact } from './applicant-contact.tsx';
import { ApplicantFacts, ApplicantPicture } from './applicant-facts.tsx';
import { applicantName } from './applicant-name.ts';
import { ApplicantProfileSections } from './applicant-profile-sections.tsx';
import {
  ApplicationDecisions,
  hasDecisions,
  type ApplicationDecisionsProps,
} from './application-decisions.tsx';

export interface ApplicantPanelProps extends ApplicationDecisionsProps {
  /** Puts the focus on the name, when the applicant shown has changed by a decision. */
  takesFocus: boolean;
}

/** The applicant beside the list. */
export function ApplicantPanel({ takesFocus, ...decisions }: ApplicantPanelProps) {
  const { application } = decisions;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Card padding="none" asChild>
      <section
        aria-labelledby="applicant-name"
        className="sticky top-[calc(var(--header-height)+1.5rem)] flex max-h-[calc(100dvh-var(--header-height)-3rem)] flex-col overflow-hidden"
      >
        <div
          tabIndex={0}
          role="group"
          aria-labelledby="applicant-name"
          className="min-h-0 space-y-6 overflow-y-auto overscroll-contain p-6 focus-visible:-outline-offset-2 xl:p-8"
        >
          <div className="flex items-start gap-5">
            <ApplicantPicture application={application} />
            <div className="min-w-0 flex-1">
              <h2
                id="applicant-name"
                ref={heading}
                tabIndex={-1}
                className="mb-1 text-title font-extrabold outline-none"
              >
                {applicantName(application)}
              </h2>
              <ApplicantFacts application={application} />
            </div>
          </div>
          <ApplicantContact application={application} />
          <ApplicantProfileSections profile={application.user.profile} />
        </div>
        {hasDecisions(application) ? (
          // At the start of the row: news, such as the way to undo, appears at the other end.
          <div className="flex flex-row-reverse justify-end gap-3 border-t border-line px-6 py-4 xl:px-8">
            <ApplicationDecisions {...decisions} />
          </div>
        ) : null}
      </section>
    </Card>
  );
}

export interface ApplicantSheetProps extends Omit<ApplicationDecisionsProps, 'application'> {
  application: ApplicationDecisionsProps['application'] | null;
  onClose: () => void;
}

/** The applicant over the list, where there is no room beside it. */
export function ApplicantSheet({ application, onClose, ...decisions }: ApplicantSheetProps) {
  const shown = useLingering(application);
  if (!shown) return null;
  return (
    <Dialog
      open={application !== null}
      onOpenChange={onClose}
      title={applicantName(shown)}
      footer={
        hasDecisions(shown) ? (
          <ApplicationDecisions key={shown.id} application={shown} {...decisions} />
        ) : undefined
      }
    >
      <div className="space-y-6">
        <div className="flex items-start gap-4">
          <ApplicantPicture application={shown} />
          <ApplicantFacts application={shown} />
        </div>
        <ApplicantContact application={shown} />
        <ApplicantProfileSections profile={shown.user.profile} />
      </div>
    </Dialog>
  );
}
