import type { EmployerApplication } from '@nextshift/contract';
import { BriefcaseBusiness, MapPin } from 'lucide-react';
import { SchoolLine } from '../../../../entities/school/school-line.tsx';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Avatar, type AvatarProps } from '../../../../ui/display/avatar.tsx';
import { applicantName, applicantPlace } from './applicant-name.ts';
import { ApplicationStatusBadge } from '../list/application-status-badge.tsx';

/** Below the applicant's name: place, occupation, the job applied to and the status. */
export function ApplicantFacts({ application }: { application: EmployerApplication }) {
  const { user, job, status, appliedDate } = application;
  return (
    <div className="space-y-1.5 text-ink-soft">
      {user.profile?.currentPosition ? <p>{user.profile.currentPosition}</p> : null}
      {user.profile?.school ? <SchoolLine school={user.profile.school} /> : null}
      <p className="flex items-center gap-2">
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        {applicantPlace(user) ?? 'Location not specified'}
      </p>
      <p className="flex items-center gap-2">
        <BriefcaseBusiness aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0">
          <JobName job={job} />
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-2 pt-1">
        <ApplicationStatusBadge status={status} />
        <span className="text-sm">Applied {formatDate(appliedDate)}</span>
      </p>
    </div>
  );
}

/** Links the job's page; a held or removed job has none. */
function JobName({ job }: Pick<EmployerApplication, 'job'>) {
  const { id, title, status, moderation } = job;
  if (moderation !== 'clear') return `${title} (${moderation})`;
  return (
    <>
      <PageLink to={paths.job(id)} className="text-link">
        {title}
      </PageLink>{' '}
      {status === 'Closed' ? '(closed)' : null}
    </>
  );
}

export interface ApplicantPictureProps {
  application: EmployerApplication;
  size?: AvatarProps['size'];
}

export function ApplicantPicture({ application, size = 'huge' }: ApplicantPictureProps) {
  return (
    <Avatar
      name={applicantName(application)}
      src={application.user.profile?.profileImage}
      size={size}
      decorative
    />
  );
}
