import type { EmployerApplication } from '@nextshift/contract';
import { FileText, UserRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { ApplicationTimeline } from '../../../../entities/application/application-timeline.tsx';
import { endedWords } from '../../../../entities/application/ended-words.ts';
import { ReportButton } from '../../../trust/reports/index.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { ApplicantInterview } from '../../interviews/index.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ApplicantContact } from './applicant-contact.tsx';
import { applicantName } from './applicant-name.ts';
import { ApplicantMessages } from './applicant-messages.tsx';
import { ApplicantProfileSections } from './applicant-profile-sections.tsx';
import { answerDueOf, canDecide } from '../decisions/application-rules.ts';
import { ApplicantShifts } from './applicant-shifts.tsx';
import { StageControl } from '../decisions/stage-control.tsx';

export interface ApplicantDetailsProps {
  employerId: string;
  application: EmployerApplication;
  /** Shows the answers and documents of an application that was made through a form. */
  onPreview: (application: EmployerApplication) => void;
  /** The same inline; null for an application without a form. */
  answersOf: (application: EmployerApplication) => ReactNode;
}

/** Everything below the facts: stage, contact, what the applicant sent, their profile. */
export function ApplicantDetails(props: ApplicantDetailsProps) {
  const { employerId, application, onPreview, answersOf } = props;
  const { user, applicationId, status } = application;
  const { search } = useLocation();
  const timelineId = useId();
  return (
    <div className="show-in-order space-y-6">
      {application.endedReason === null ? null : (
        <p className="rounded-control bg-sunken p-4 text-ink-soft">
          Closed: {endedWords(application.endedReason)}.
        </p>
      )}
      {application.job.moderation === 'held' ? (
        <p className="rounded-control bg-warning-soft p-4 forced-colors:border">
          “{application.job.title}” is on hold. You can accept applicants once it is released.
        </p>
      ) : null}
      <StageControl employerId={employerId} application={application} />
      <ApplicantContact application={application} />
      <div className="flex flex-wrap gap-x-2 gap-y-4 empty:hidden [&>section]:w-full">
        {canDecide('stage', application) ? (
          <ApplicantInterview
            key={application.id}
            employerId={employerId}
            applicationId={application.id}
            jobId={application.job.id}
            isInterviewing={status === 'Interviewing'}
          />
        ) : null}
        <ApplicantMessages employerId={employerId} application={application} />
      </div>
      <ApplicantShifts employerId={employerId} application={application} />
      {applicationId !== null || user.profile ? (
        <div className="flex flex-wrap gap-2">
          {applicationId === null ? null : (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                onPreview(application);
              }}
            >
              <FileText aria-hidden="true" />
              View Application
            </Button>
          )}
          {user.profile ? (
            <Button variant="secondary" size="small" asChild>
              <PageLink to={paths.applicantProfile(user.id)} state={{ applications: search }}>
                <UserRound aria-hidden="true" />
                Full profile
              </PageLink>
            </Button>
          ) : null}
        </div>
      ) : null}
      {status === 'Withdrawn' ? (
        <p className="rounded-control bg-sunken p-4 text-ink-soft">
          The application was withdrawn. You can no longer see the profile and the answers.
        </p>
      ) : (
        <>
          {answersOf(application)}
          <ApplicantProfileSections
            profile={user.profile}
            isHidden={user.hidden}
            name={applicantName(application)}
          />
        </>
      )}
      <section aria-labelledby={timelineId} className="space-y-3">
        <h3 id={timelineId} className="text-lg font-bold">
          Timeline
        </h3>
        <ApplicationTimeline
          applicationId={application.id}
          timelineKey={['employer', employerId, 'timelines', status]}
          answerDueAt={answerDueOf(application)?.toISOString() ?? null}
          reader="employer"
          label="Timeline"
        />
      </section>
      <p className="border-t border-line pt-4 text-sm">
        <ReportButton
          subject={{
            type: 'application',
            id: application.id,
            title: 'Report this application',
            about: `${applicantName(application)}, for “${application.job.title}”`,
          }}
          className="text-link"
        />
      </p>
    </div>
  );
}
