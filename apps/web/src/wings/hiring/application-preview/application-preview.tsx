import type { ApplicationDetail } from '@nextshift/contract';
import { useId } from 'react';
import { ApplicationTimeline } from '../../../entities/application/application-timeline.tsx';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { FormAnswersView } from './form-answers-view.tsx';

export interface ApplicationPreviewProps {
  detail: ApplicationDetail;
  /** For the employer, who sees the applicant's contact only after accepting them. */
  isForEmployer: boolean;
}

/** An application with its answered form. */
export function ApplicationPreview({ detail, isForEmployer }: ApplicationPreviewProps) {
  const { application, ...answers } = detail;
  const timelineId = useId();
  return (
    <div className="space-y-8">
      <p className="text-ink-soft">
        {application.job.title} at {application.job.companyName}, applied{' '}
        {formatDate(application.createdAt)}
      </p>
      <section aria-labelledby={timelineId} className="space-y-3">
        <h3 id={timelineId} className="text-lg font-bold">
          Timeline
        </h3>
        <ApplicationTimeline
          applicationId={application.id}
          timelineKey={
            isForEmployer
              ? ['employer', application.job.employerId, 'timelines', application.status]
              : ownListKeys.applications
          }
          answerDueAt={application.answerDueAt}
          reader={isForEmployer ? 'employer' : 'seeker'}
          label="Timeline"
        />
      </section>
      <FormAnswersView
        form={application}
        answers={answers}
        hidesContact={isForEmployer && !['Accepted', 'Withdrawn'].includes(application.status)}
      />
    </div>
  );
}
