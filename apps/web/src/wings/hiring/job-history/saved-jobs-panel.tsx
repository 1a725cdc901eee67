import type { SavedJob } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { KeptSavedJobs } from './kept-saved-jobs.tsx';
import { OwnListPanel, type OwnList } from './own-list-panel.tsx';
import { SavedJobCard, type SavedJobCardProps } from './saved-job-card.tsx';

export interface SavedJobsPanelProps extends Omit<SavedJobCardProps, 'savedJob'> {
  list: OwnList<SavedJob>;
}

export function SavedJobsPanel({ list, ...card }: SavedJobsPanelProps) {
  return (
    <OwnListPanel
      list={list}
      what="saved jobs"
      fallback={<KeptSavedJobs />}
      card={(savedJob) => <SavedJobCard savedJob={savedJob} {...card} />}
      empty={
        <EmptyState
          drawing="saved"
          title="No saved jobs yet"
          action={
            <Button asChild>
              <PageLink to={paths.jobs()}>Browse jobs</PageLink>
            </Button>
          }
        >
          Press Save on a job, and it waits for you here.
        </EmptyState>
      }
    />
  );
}
