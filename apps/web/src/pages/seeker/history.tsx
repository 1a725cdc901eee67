import type { Application } from '@nextshift/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationPreviewDialog } from '../../wings/hiring/application-preview/index.ts';
import {
  ApplyButton,
  JobActions,
  runAction,
  unsaveAction,
} from '../../wings/hiring/job-actions/index.ts';
import { JobModal } from '../../wings/jobs/job-detail/index.ts';
import {
  ApplicationsPanel,
  countOfAll,
  SavedJobsPanel,
  useApplications,
  useSavedJobs,
  WithdrawDialog,
} from '../../wings/hiring/job-history/index.ts';
import { useOpenedJob } from '../../entities/job/opened-job.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';

export const handle: PageHandle = { shape: 'list' };

export function meta() {
  return pageMeta('Your Job History');
}

export default function History() {
  const { id: userId } = useSeeker();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'applied' ? 'applied' : 'saved';
  const saved = useSavedJobs(userId);
  const applied = useApplications(userId);
  const opened = useOpenedJob();
  const client = useQueryClient();
  const [viewed, setViewed] = useState<Application | null>(null);
  const [withdrawn, setWithdrawn] = useState<Application | null>(null);

  /** Jobs that were applied to are no longer listed as saved (spec section 4). */
  const moveToApplied = (jobId: string) => {
    runAction(client, unsaveAction(jobId, { quiet: true }), userId);
  };

  return (
    <div className="page-column pb-16">
      <PageHeader title="Your Job History" />
      <Tabs
        label="Your jobs"
        items={[
          { id: 'saved', label: 'Saved Jobs', count: saved.count ?? null },
          { id: 'applied', label: 'Applied Jobs', count: countOfAll(applied) ?? null },
        ]}
        selected={tab}
        onSelect={(id) => {
          setParams({ tab: id }, { replace: true, preventScrollReset: true });
        }}
      >
        {tab === 'saved' ? (
          <SavedJobsPanel
            list={saved}
            apply={({ jobId, job }, titleId) => (
              <ApplyButton
                variant="secondary"
                size="small"
                className="relative mt-2.5 self-start @max-lg:not-aria-disabled:hidden"
                job={{ ...job, id: jobId }}
                titleId={titleId}
                onApplied={() => {
                  moveToApplied(jobId);
                }}
              />
            )}
            onRemove={({ jobId }) => {
              runAction(client, unsaveAction(jobId), userId);
            }}
          />
        ) : (
          <ApplicationsPanel lists={applied} onView={setViewed} onWithdraw={setWithdrawn} />
        )}
      </Tabs>
      <ApplicationPreviewDialog
        applicationId={viewed?.applicationId ?? null}
        onClose={() => {
          setViewed(null);
        }}
      />
      <WithdrawDialog
        application={withdrawn}
        onClose={() => {
          setWithdrawn(null);
        }}
      />
      <JobModal
        opened={opened}
        actions={(job, titleId) =>
          tab === 'saved' ? (
            <JobActions
              job={job}
              titleId={titleId}
              className="w-full sm:w-80"
              onApplied={() => {
                moveToApplied(job.id);
              }}
            />
          ) : undefined
        }
      />
    </div>
  );
}
