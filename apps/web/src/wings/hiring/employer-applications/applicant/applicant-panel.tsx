import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { ApplicantDetails, type ApplicantDetailsProps } from './applicant-details.tsx';
import { ApplicantFacts, ApplicantPicture } from './applicant-facts.tsx';
import { applicantName } from './applicant-name.ts';

export interface ApplicantPanelProps
  extends ApplicantDetailsProps, Pick<ComponentProps<'section'>, 'onFocus'> {
  /** Possible decisions, or null. */
  decisions: ReactNode;
}

/** The id of the applicant's name, in the panel and on the page. */
export const APPLICANT_HEADING = 'applicant-name';

/** The applicant beside the list. */
export function ApplicantPanel({ decisions, onFocus, ...details }: ApplicantPanelProps) {
  const { application } = details;
  return (
    <Card padding="none" asChild>
      <section
        aria-labelledby={APPLICANT_HEADING}
        onFocus={onFocus}
        className="flex max-h-[calc(100dvh-var(--header-height)-5.5rem)] flex-col overflow-hidden short:max-h-none"
      >
        <div className="flex items-start gap-5 px-6 pt-6 xl:px-8">
          <ApplicantPicture application={application} size="large" />
          <div className="min-w-0 flex-1">
            <h2
              id={APPLICANT_HEADING}
              tabIndex={-1}
              className="mb-1 text-title font-extrabold wrap-anywhere outline-none"
            >
              {applicantName(application)}
            </h2>
            <ApplicantFacts application={application} />
          </div>
        </div>
        {/* At the start of the row: toasts, such as Undo, appear at the other end. */}
        <div className="flex flex-wrap gap-3 border-b border-line px-6 pt-4 pb-5 empty:p-0 empty:pt-5 xl:px-8">
          {decisions}
        </div>
        <div
          tabIndex={0}
          role="group"
          aria-labelledby={APPLICANT_HEADING}
          data-scrolls=""
          className="min-h-0 overflow-y-auto overscroll-contain p-6 focus-visible:-outline-offset-2 xl:px-8"
        >
          <ApplicantDetails {...details} />
        </div>
      </section>
    </Card>
  );
}

/** The name of the shown applicant, to put the focus on. */
export function findApplicantHeading(): HTMLElement | null {
  return document.getElementById(APPLICANT_HEADING);
}
