import type { JobState } from '@nextshift/contract';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';

export interface JobNameProps {
  job: { readonly id: string; readonly title: string; readonly state: JobState };
}

/** A job's title, which leads to its page if it has one. */
export function JobName({ job: { id, title, state } }: JobNameProps) {
  if (state === 'held' || state === 'removed') return title;
  return (
    <PageLink to={paths.job(id)} target="_blank" rel="noopener" className="text-link">
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </PageLink>
  );
}
