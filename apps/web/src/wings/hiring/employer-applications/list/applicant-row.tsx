import type { EmployerApplication } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { applicantName } from '../applicant/applicant-name.ts';
import { AnswerDue } from './answer-due.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';

export interface ApplicantRowProps {
  application: EmployerApplication;
  /** The applicant's name, in the link or button that opens the application. */
  children: ReactNode;
}

/** Who applied, to which job, when, the status, and by when to answer. */
export function ApplicantRow({ application, children }: ApplicantRowProps) {
  const { user, job, status, appliedDate } = application;
  return (
    <span className="flex items-center gap-3">
      <Avatar name={applicantName(application)} src={user.profile?.profileImage} decorative />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
          <span className="min-w-0 font-semibold wrap-anywhere">{children}</span>
          <ApplicationStatusBadge status={status} />
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">{job.title}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>
            Applied <time dateTime={appliedDate}>{formatDate(appliedDate)}</time>
          </span>
          <AnswerDue application={application} />
        </span>
      </span>
    </span>
  );
}
