import type { EmployerApplication } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { FullPage, type FullPageProps } from '../../../../ui/overlays/full-page.tsx';
import { useLingering } from '../../../../ui/overlays/use-lingering.ts';
import { ApplicantDetails, type ApplicantDetailsProps } from './applicant-details.tsx';
import { ApplicantFacts, ApplicantPicture } from './applicant-facts.tsx';
import { applicantName } from './applicant-name.ts';
import { APPLICANT_HEADING } from './applicant-panel.tsx';
import { ApplicantPager, type ApplicantPagerProps } from './applicant-pager.tsx';

export interface ApplicantPageProps
  extends
    Omit<ApplicantDetailsProps, 'application'>,
    Pick<FullPageProps, 'hasOwnEntry' | 'onClose' | 'returnFocus'>,
    Omit<ApplicantPagerProps, 'name'> {
  application: EmployerApplication | null;
  /** The decisions possible for one. */
  decisionsOf: (application: EmployerApplication) => ReactNode;
}

/** The applicant over the list, if there is no room beside it; a decision leads on to the next. */
export function ApplicantPage(props: ApplicantPageProps) {
  const { application, hasOwnEntry, onClose, decisionsOf, returnFocus, ...rest } = props;
  const { position, count, onStep, ...details } = rest;
  const shown = useLingering(application);
  if (!shown) return null;
  return (
    <FullPage
      open={application !== null}
      onClose={onClose}
      backLabel="Applicants"
      trailing={
        <ApplicantPager
          position={position}
          count={count}
          name={applicantName(shown)}
          onStep={onStep}
        />
      }
      title={
        <span id={APPLICANT_HEADING} tabIndex={-1} className="outline-none">
          {applicantName(shown)}
        </span>
      }
      footer={decisionsOf(shown)}
      contentKey={shown.id}
      hasOwnEntry={hasOwnEntry}
      returnFocus={returnFocus}
    >
      <div className="mt-4 space-y-6">
        <div className="flex flex-wrap items-start gap-4">
          <ApplicantPicture application={shown} />
          <div className="min-w-0 flex-1 basis-36">
            <ApplicantFacts application={shown} />
          </div>
        </div>
        <ApplicantDetails {...details} application={shown} />
      </div>
    </FullPage>
  );
}
