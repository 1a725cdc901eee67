import type { Job } from '@nextshift/contract';
import { lazy, Suspense } from 'react';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useRestored } from '../../../platform/session/restore.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { NoApplicationsNote } from './no-applications-note.tsx';

const OwnAcceptance = lazy(async () => ({
  default: (await import('./own-acceptance.tsx')).OwnAcceptance,
}));

/** That the seeker got the job; for anybody else, why it takes no applications. */
export function OwnState({ job, className }: { job: Job; className: string }) {
  const seekerId = useAuthStore(({ kind, accountId }) => (kind === 'seeker' ? accountId : null));
  const hasApplied = useHistoryStore(({ appliedJobIds }) => appliedJobIds.includes(job.id));
  const isRestored = useRestored();
  const note = <NoApplicationsNote job={job} className={className} />;
  if (!isRestored || seekerId === null || !hasApplied) return note;
  return (
    <Suspense fallback={note}>
      <OwnAcceptance job={job} seekerId={seekerId} className={className}>
        {note}
      </OwnAcceptance>
    </Suspense>
  );
}
