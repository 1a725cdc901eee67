import type { Job } from '@nextshift/contract';
import { useLocation } from 'react-router';
import { HoldReasons } from '../../../entities/job/hold-reasons.tsx';
import { OPENED_OVER } from '../../../platform/routing/opened-over.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { WarningNote } from '../../../ui/feedback/warning-note.tsx';

export interface HeldJobsNoticeProps {
  /** The active jobs. */
  jobs: readonly Job[];
  className: string;
}

/** Says which jobs are held for review, why, and how to get each live; nothing while none is. */
export function HeldJobsNotice({ jobs, className }: HeldJobsNoticeProps) {
  const held = jobs.filter(({ moderation }) => moderation === 'held');
  const { search } = useLocation();
  if (held.length === 0) return null;
  return (
    <WarningNote role="note" aria-label="Jobs held for review" className={className}>
      <ul className="min-w-0 flex-1 space-y-4">
        {held.map(({ id, title, moderationReasons }) => (
          <li key={id}>
            <p className="font-semibold wrap-anywhere">“{title}” is held for review.</p>
            <p className="mb-2">
              Only you see it until a person has read it. If you change what this is about, it is
              read again at once.
            </p>
            <HoldReasons reasons={moderationReasons} />
            <Button variant="secondary" size="small" className="mt-3" asChild>
              <PageLink
                to={{ pathname: paths.editJob(id), search }}
                state={OPENED_OVER}
                preventScrollReset
                aria-label={`Fix it: ${title}`}
              >
                Fix it
              </PageLink>
            </Button>
            <Button variant="ghost" size="small" className="mt-3 ml-2" asChild>
              <PageLink
                to={{ pathname: paths.employerVerification(), hash: 'decisions' }}
                aria-label={`Appeal: ${title}`}
              >
                Appeal
              </PageLink>
            </Button>
          </li>
        ))}
      </ul>
    </WarningNote>
  );
}
