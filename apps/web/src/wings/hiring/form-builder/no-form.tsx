import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

export interface NoFormProps {
  title: string;
  children: ReactNode;
  /** The job that could have one. */
  jobId?: string;
}

/** Replaces a missing form: says why and offers a link. */
export function NoForm({ title, children, jobId }: NoFormProps) {
  return (
    <EmptyState
      drawing="lost"
      headingLevel="h1"
      title={title}
      className="flex-1 justify-center"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {jobId === undefined ? null : (
            <Button asChild>
              <PageLink to={paths.createApplication(jobId)}>Create Custom Application</PageLink>
            </Button>
          )}
          <Button variant={jobId === undefined ? 'primary' : 'secondary'} asChild>
            <PageLink to={paths.employer()}>Go to Dashboard</PageLink>
          </Button>
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
