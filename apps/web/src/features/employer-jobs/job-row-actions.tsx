import type { Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Eye, RotateCcw, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../platform/page-link.tsx';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';

export interface JobRowActionsProps {
  job: Job;
  onDelete: (job: Job) => void;
  onRepost: (job: Job) => void;
}

/** What can be done with a job: icons in the table, words on the cards of phones. */
export function JobRowActions({ job, onDelete, onRepost }: JobRowActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:pt-2 md:-mr-2.5 md:justify-end md:gap-0">
      <Button variant="ghost" className={LOOK} asChild>
        <PageLink
          to={paths.employerApplications(job.id)}
          title="View applicants"
          aria-label={`View applicants of ${job.title}`}
        >
          <Users aria-hidden="true" />
          <Words>Applicants</Words>
        </PageLink>
      </Button>
      <Button variant="ghost" className={LOOK} asChild>
        <PageLink
          to={paths.job(job.id)}
          title="View public page"
          aria-label={`View public page of ${job.title}`}
        >
          <Eye aria-hidden="true" />
          <Words>View</Words>
        </PageLink>
      </Button>
      {job.status === 'Active' ? (
        <Button
          variant="ghost"
          title="Delete"
          aria-label={`Delete ${job.title}`}
          className={clsx(LOOK, 'text-danger! hover:bg-danger-soft!')}
          onClick={() => {
            onDelete(job);
          }}
        >
          <Trash2 aria-hidden="true" />
          <Words>Delete</Words>
        </Button>
      ) : (
        <Button
          variant="ghost"
          title="Repost"
          aria-label={`Repost ${job.title}`}
          className={LOOK}
          onClick={() => {
            onRepost(job);
          }}
        >
          <RotateCcw aria-hidden="true" />
          <Words>Repost</Words>
        </Button>
      )}
    </div>
  );
}

const LOOK =
  'max-md:min-h-10 max-md:flex-1 max-md:border max-md:border-line max-md:px-2 max-md:text-sm md:size-11 md:px-0 [&_svg]:max-md:hidden';

function Words({ children }: { children: ReactNode }) {
  return <span className="md:sr-only">{children}</span>;
}
