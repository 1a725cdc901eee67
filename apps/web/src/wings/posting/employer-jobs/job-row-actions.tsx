import type { Job } from '@nextshift/contract';
import {
  CalendarPlus,
  CalendarRange,
  ClipboardList,
  Copy,
  Eye,
  Pencil,
  RotateCcw,
  Trash2,
  UserRoundCheck,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, type LinkProps, type To } from 'react-router';
import { hasOnlyShiftsToEdit } from '../../../entities/job/has-only-shifts-to-edit.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { JobWithFormerApplicants } from './bring-back/bring-back-dialog.tsx';
import { useDuplicateJob } from './drafts/duplicate-job.ts';
import { endsSoon } from './renewal/job-end.ts';
import { usePlanEnds } from './renewal/plan-end.ts';
import { REPOST_NOTICE_ID, type RepostObstacle } from './repost/repost-notice.tsx';
import { Do, GoTo, ROW_ACTIONS_LOOK } from './row-action.tsx';

export interface JobRowActionsProps {
  job: Job;
  /** Its accepted application, the first of several. Without an opening left, they prevent a repost. */
  acceptedApplicationId: string | undefined;
  onDelete: (job: Job) => void;
  onRepost: (job: Job) => void;
  onRenew: (job: Job) => void;
  /** How many could be brought back to the job, were it active. */
  formerApplicantCount: number;
  onBringBack: (offer: JobWithFormerApplicants) => void;
  /** Null while closed jobs can be reposted. */
  repostObstacle: RepostObstacle | null;
}

/** The actions on a job: icons in the table, words on the cards of phones. */
export function JobRowActions(props: JobRowActionsProps) {
  const { job, acceptedApplicationId, onDelete, onRepost, onRenew, repostObstacle } = props;
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
  // The modal opens over the current view of the jobs.
  const { search } = useLocation();
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
    <div ref={actions} className={ROW_ACTIONS_LOOK}>
      {isRenewable ? (
        <Do
          icon={CalendarPlus}
          word="Renew"
          name={`Renew ${title}`}
          tip="Renew for 30 days"
          onClick={() => {
            onRenew(job);
          }}
        />
      ) : null}
      {isActive && formerApplicantCount > 0 ? (
        <Do
          icon={UserRoundCheck}
          word={`Bring back ${String(formerApplicantCount)}`}
          name={`Bring back ${String(formerApplicantCount)} who applied before to ${title}`}
          tip={`Bring back ${String(formerApplicantCount)} who applied before`}
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
            icon={Pencil}
            word="Edit"
            name={`Edit ${title}`}
          />
          <GoTo
            to={paths.createApplication(id)}
            icon={ClipboardList}
            word="Form"
            name={`Form for applications to ${title}`}
            tip="Application form"
          />
        </>
      ) : null}
      {hasOnlyShiftsToEdit(job) ? (
        <GoTo
          to={{ pathname: paths.editJob(id), search }}
          isModal
          icon={Pencil}
          word="Edit shifts"
          name={`Edit the shifts of ${title}`}
          tip="Edit shifts"
        />
      ) : null}
      {job.shifts.length > 0 ? (
        <GoTo
          to={paths.roster(id)}
          icon={CalendarRange}
          word="Roster"
          name={`Roster of ${title}`}
        />
      ) : null}
      {job.moderation === 'clear' ? (
        <GoTo
          to={paths.job(id)}
          icon={Eye}
          word="View"
          name={`View public page of ${title}`}
          tip="View public page"
        />
      ) : null}
      <Do
        icon={Copy}
        word="Duplicate"
        name={`Duplicate ${title}`}
        onClick={() => {
          duplicate(job);
        }}
      />
      {isActive ? (
        <Do
          icon={Trash2}
          word="Delete"
          name={`Delete ${title}`}
          className="text-danger! hover:bg-danger-soft!"
          onClick={() => {
            onDelete(job);
          }}
        />
      ) : acceptedApplicationId !== undefined && job.openingsLeft === 0 ? (
        <ApplicantLink job={job} applicationId={acceptedApplicationId} />
      ) : repostObstacle ? (
        <ObstacleLink
          {...repostObstacle.way}
          aria-label={`${repostObstacle.way.label}: ${title}`}
          aria-describedby={REPOST_NOTICE_ID}
        />
      ) : (
        <Do
          icon={RotateCcw}
          word="Repost"
          name={`Repost ${title}`}
          onClick={() => {
            onRepost(job);
          }}
        />
      )}
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
    <Button
      variant="ghost"
      size="small"
      className="whitespace-nowrap max-md:min-h-10 max-md:flex-1 max-md:border max-md:border-line md:min-h-10"
      asChild
    >
      <PageLink {...link}>{label}</PageLink>
    </Button>
  );
}
