import type { JobDraft } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { jobDraftsQuery } from '../../../../entities/job-draft/job-draft-queries.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { EmployerJobsSkeleton } from '../employer-jobs-skeleton.tsx';
import { DraftsTable, type DraftsTableProps } from './drafts-table.tsx';

export interface DraftsListProps extends Omit<DraftsTableProps, 'drafts'> {
  employerId: string;
}

/** Drafts, or those with a time: loading, failed, empty or the table. */
export function DraftsList({ employerId, tab, ...rowActions }: DraftsListProps) {
  const { data, isPending, error, isFetching, refetch } = useQuery(jobDraftsQuery(employerId));
  if (isPending) return <EmployerJobsSkeleton />;
  if (!data) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your drafts could not be loaded"
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const drafts = tab === 'Drafts' ? data.filter(isPlain) : data.filter(hasTime).sort(byTime);
  if (drafts.length === 0) return <NoDrafts tab={tab} />;
  return <DraftsTable employerId={employerId} tab={tab} drafts={drafts} {...rowActions} />;
}

const isPlain = ({ status }: JobDraft) => status === 'draft';
const hasTime = ({ status }: JobDraft) => status !== 'draft';

function byTime(one: JobDraft, other: JobDraft): number {
  return Date.parse(one.publishAt ?? '') - Date.parse(other.publishAt ?? '');
}

function NoDrafts({ tab }: Pick<DraftsListProps, 'tab'>) {
  const [title, text] =
    tab === 'Drafts'
      ? ['No drafts', 'A job that you start is saved here while you type, for all your devices.']
      : ['Nothing scheduled', 'Choose “Publish at a time” to have a job go live by itself.'];
  return (
    <EmptyState
      drawing="jobs"
      headingLevel="h3"
      title={title}
      action={
        <Button variant="secondary" asChild>
          <PageLink to={paths.createJob()}>Start a job</PageLink>
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
