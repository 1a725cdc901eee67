import type { EmployerApplication } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { applicantName } from '../applicant/applicant-name.ts';
import { isOpen } from '../decisions/application-rules.ts';
import { AnswerDue } from './answer-due.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { offerOf } from './offer-of.ts';

export interface ApplicantRowProps {
  application: EmployerApplication;
  /** All rows are of one job, which stands once above them. */
  sharesJob?: boolean;
  /** The applicant's name, in the link or button that opens the application. */
  children: ReactNode;
}

/** Who applied, to which job, what they offer, the status, and by when to answer. */
export function ApplicantRow({ application, sharesJob = false, children }: ApplicantRowProps) {
  const { user, job, status, appliedDate } = application;
  const offer = offerOf(application);
  return (
    <span className="flex items-center gap-3">
      <Avatar name={applicantName(application)} src={user.profile?.profileImage} decorative />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
          <span className="min-w-0 font-semibold wrap-anywhere">{children}</span>
          {status === 'Active' && isOpen(application) ? (
            <Badge tone="accent">New</Badge>
          ) : (
            <ApplicationStatusBadge status={status} />
          )}
        </span>
        {sharesJob ? null : (
          <span className="block text-sm wrap-anywhere text-ink-soft">{job.title}</span>
        )}
        {offer.length === 0 ? null : (
          <span className="block text-sm font-medium">{offer.join(' · ')}</span>
        )}
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
