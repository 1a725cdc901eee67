import type { Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import {
  CalendarPlus,
  ClipboardList,
  Eye,
  Pencil,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useLocation, type LinkProps, type To } from 'react-router';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { endsSoon } from './renewal/job-end.ts';
import { REPOST_NOTICE_ID, type RepostObstacle } from './repost-notice.tsx';

export interface JobRowActionsProps {
  job: Job;
  /** Its accepted application, which prevents a repost. */
  acceptedApplicationId: string | undefined;
  onDelete: (job: Job) => void;
  onRepost: (job: Job) => void;
  onRenew: (job: Job) => void;
  /** Null while closed jobs can be reposted. */
  repostObstacle: RepostObstacle | null;
}

/** The actions on a job: icons in the table, words on the cards of phones. */
export function JobRowActions(props: JobRowActionsProps) {
  const { job, acceptedApplicationId, onDelete, onRepost, onRenew, repostObstacle } = props;
  const { id, title, status } = job;
  const isActive = status === 'Active';
  // The modal opens over the current view of the jobs.
  const { search } = useLocation();
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:pt-2 md:-mr-2.5 md:flex-nowrap md:justify-end md:gap-0">
      {endsSoon(job, new Date()) ? (
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
      <GoTo
        to={paths.job(id)}
        icon={Eye}
        word="View"
        name={`View public page of ${title}`}
        tip="View public page"
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
      ) : acceptedApplicationId !== undefined ? (
        <ObstacleLink
          to={paths.employerApplications(id, {
            state: 'closed',
            application: acceptedApplicationId,
          })}
          label="See applicant"
          aria-label={`See the accepted applicant of ${title}`}
        />
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

const LOOK =
  'max-md:min-h-10 max-md:flex-1 max-md:border max-md:border-line max-md:px-2 max-md:text-sm md:size-10 md:px-0 [&_svg]:max-md:hidden';

interface ActionProps {
  icon: LucideIcon;
  /** On the cards of phones; the start of the name. */
  word: string;
  /** For screen readers: the action and its job. */
  name: string;
}

interface GoToProps extends ActionProps {
  to: To;
  /** Opens over the page, which stays where it is. */
  isModal?: boolean;
  /** Tooltip of the icon, if the word is too short. */
  tip?: string;
}

function GoTo({ to, isModal = false, icon: Icon, word, name, tip = word }: GoToProps) {
  return (
    <Button variant="ghost" className={LOOK} asChild>
      <PageLink to={to} preventScrollReset={isModal} title={tip} aria-label={name}>
        <Icon aria-hidden="true" />
        <span className="md:sr-only">{word}</span>
      </PageLink>
    </Button>
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

interface DoProps extends ActionProps {
  /** Tooltip of the icon, if the word is too short. */
  tip?: string;
  className?: string;
  onClick: () => void;
}

function Do({ icon: Icon, word, name, tip = word, className, onClick }: DoProps) {
  return (
    <Button
      variant="ghost"
      title={tip}
      aria-label={name}
      className={clsx(LOOK, className)}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
      <span className="md:sr-only">{word}</span>
    </Button>
  );
}
