import type { SavedJob } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { KeptSavedJobs } from './kept-saved-jobs.tsx';
import { OwnListPanel, type OwnList } from './own-list-panel.tsx';
import { SavedJobRow, type SavedJobRowProps } from './saved-job-row.tsx';

export interface SavedJobsPanelProps extends Omit<SavedJobRowProps, 'savedJob'> {
  list: OwnList<SavedJob>;
}

export function SavedJobsPanel({ list, ...row }: SavedJobsPanelProps) {
  return (
    <OwnListPanel
      list={list}
      what="saved jobs"
      fallback={<KeptSavedJobs />}
      row={(savedJob) => <SavedJobRow savedJob={savedJob} {...row} />}
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
