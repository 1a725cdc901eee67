import type { ApplicationDetail } from '@nextshift/contract';
import { formatDate } from '../../platform/text/format-date.ts';
import { FormAnswersView } from './form-answers-view.tsx';

export interface ApplicationPreviewProps {
  detail: ApplicationDetail;
  /** For the employer, who sees the applicant's contact only after accepting them. */
  isForEmployer: boolean;
}

/** An application with its answered form. */
export function ApplicationPreview({ detail, isForEmployer }: ApplicationPreviewProps) {
  const { application, ...answers } = detail;
  return (
    <div className="space-y-8">
      <p className="text-ink-soft">
        {application.job.title} at {application.job.companyName}, applied{' '}
        {formatDate(application.createdAt)}
      </p>
      <FormAnswersView
        form={application}
        answers={answers}
        hidesContact={isForEmployer && !['Accepted', 'Withdrawn'].includes(application.status)}
      />
    </div>
  );
}
