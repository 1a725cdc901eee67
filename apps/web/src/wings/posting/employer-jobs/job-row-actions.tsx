import type { Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type LinkProps, type To } from 'react-router';
import { hasOnlyShiftsToEdit } from '../../../entities/job/has-only-shifts-to-edit.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { JobWithFormerApplicants } from './bring-back/bring-back-dialog.tsx';
import { useDuplicateJob } from './drafts/duplicate-job.ts';
import { endsSoon } from './renewal/job-end.ts';
import { usePlanEnds } from './renewal/plan-end.ts';
import { REPOST_NOTICE_ID, type RepostObstacle } from './repost/repost-notice.tsx';
import { Do, GoTo, ROW_ACTION_LOOK, ROW_ACTIONS_LOOK } from './row-action.tsx';

export interface JobRowActionsProps {
  job: Job;
  /** Its accepted application, the first of several. Without an opening left, they prevent a repost. */
  acceptedApplicationId: string | undefined;
  onClose: (job: Job) => void;
  onRepost: (job: Job) => void;
  onRenew: (job: Job) => void;
  /** How many could be brought back to the job, were it active. */
  formerApplicantCount: number;
  onBringBack: (offer: JobWithFormerApplicants) => void;
  /** Null while closed jobs can be reposted. */
  repostObstacle: RepostObstacle | null;
}

/** The actions on a job: the usual ones in words, the rarer ones in a menu. */
export function JobRowActions(props: JobRowActionsProps) {
  const { job, acceptedApplicationId, onClose, onRepost, onRenew, repostObstacle } = props;
  const { formerApplicantCount, onBringBack } = props;
  const { id, title, status } = job;
  const isActive = status === 'Active';
  const planEnd = usePlanEnds(job.employerId)(job);
  const isRenewable = planEnd === null && endsSoon(job, new Date());
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = actions.current;
    if (!isRenewable || !row) return;
    return () => {
      // A pressed Renew is gone, and the focus with it.
      if (document.activeElement === document.body) row.querySelector('a')?.focus();
    };
  }, [isRenewable]);
  const duplicate = useDuplicateJob();
  const navigate = useNavigate();
  // The modal opens over the current view of the jobs.
  const { search } = useLocation();
  const rarer = [
    ...(isActive
      ? [
          {
            label: 'Application form',
            onSelect: () => void navigate(paths.createApplication(id)),
          },
          {
            label: 'Interview hours',
            onSelect: () => void navigate(paths.interviewHours(id)),
          },
        ]
      : []),
    {
      label: 'Duplicate',
      onSelect: () => {
        duplicate(job);
      },
    },
    ...(isActive
      ? [
          {
            label: 'Close',
            onSelect: () => {
              onClose(job);
            },
          },
        ]
      : []),
  ];
  // It has no public page, and stays as it is.
  if (job.moderation === 'removed') {
    return (
      <div className={ROW_ACTIONS_LOOK}>
        {acceptedApplicationId === undefined ? null : (
          <ApplicantLink job={job} applicationId={acceptedApplicationId} />
        )}
        <ObstacleLink
          to={{ pathname: paths.employerVerification(), hash: 'decisions' }}
          label="Appeal"
          aria-label={`Appeal: ${title}`}
        />
      </div>
    );
  }
  return (
    <div
      ref={actions}
      // Together they are too many for one line of a tablet.
      className={clsx(
        ROW_ACTIONS_LOOK,
        !(isRenewable && formerApplicantCount > 0) && 'md:flex-nowrap',
      )}
    >
      {isRenewable ? (
        <Do
          word="Renew"
          name={`Renew ${title}`}
          onClick={() => {
            onRenew(job);
          }}
        />
      ) : null}
      {isActive && formerApplicantCount > 0 ? (
        <Do
          word={`Bring back ${String(formerApplicantCount)}`}
          name={`Bring back ${String(formerApplicantCount)} who applied before to ${title}`}
          onClick={() => {
            onBringBack({ job, count: formerApplicantCount });
          }}
        />
      ) : null}
      {isActive ? (
        <>
          <GoTo
            to={{ pathname: paths.editJob(id), search }}
            isModal
            word="Edit"
            name={`Edit ${title}`}
          />
        </>
      ) : null}
      {hasOnlyShiftsToEdit(job) ? (
        <GoTo
          to={{ pathname: paths.editJob(id), search }}
          isModal
          word="Edit shifts"
          name={`Edit the shifts of ${title}`}
        />
      ) : null}
      {job.shifts.length > 0 ? (
        <GoTo to={paths.roster(id)} word="Roster" name={`Roster of ${title}`} />
      ) : null}
      {isActive ? null : acceptedApplicationId !== undefined && job.openingsLeft === 0 ? (
        <ApplicantLink job={job} applicationId={acceptedApplicationId} />
      ) : repostObstacle ? (
        <ObstacleLink
          {...repostObstacle.way}
          aria-label={`${repostObstacle.way.label}: ${title}`}
          aria-describedby={REPOST_NOTICE_ID}
        />
      ) : (
        <Do
          word="Repost"
          name={`Repost ${title}`}
          onClick={() => {
            onRepost(job);
          }}
        />
      )}
      <Menu label={`More for ${title}`} items={rarer} />
    </div>
  );
}

/** Leads to the accepted applicants of a filled job. */
function ApplicantLink({ job, applicationId }: { job: Job; applicationId: string }) {
  return (
    <ObstacleLink
      to={paths.employerApplications(job.id, { state: 'closed', application: applicationId })}
      label={job.openings === 1 ? 'See applicant' : 'See applicants'}
      aria-label={`See the accepted ${job.openings === 1 ? 'applicant' : 'applicants'} of ${job.title}`}
    />
  );
}

interface ObstacleLinkProps extends Pick<LinkProps, 'aria-label' | 'aria-describedby'> {
  to: To;
  label: string;
}

/** Replaces Repost with a link to what prevents it. */
function ObstacleLink({ label, ...link }: ObstacleLinkProps) {
  return (
    <Button variant="ghost" size="small" className={ROW_ACTION_LOOK} asChild>
      <PageLink {...link}>{label}</PageLink>
    </Button>
  );
}
