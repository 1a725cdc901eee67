import type { JobStatus } from '@nextshift/contract';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { useHistoryStore } from '../../platform/session/history-store.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { applyingKey, applyingTo } from './apply-to-job.ts';
import { useRefusal } from './refusal-store.ts';
import { runAction } from './run-action.ts';
import { useSeekerGate } from './use-seeker-gate.ts';

export interface ApplyButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  job: { readonly id: string; readonly status: JobStatus };
  /** Id of the heading that says which job is meant. */
  titleId: string;
  /** The seeker has now applied, or had before. */
  onApplied?: ((userId: string) => void) | undefined;
}

/** Apply Now, then Applied; a job that takes no applications says why. */
export function ApplyButton({ job, titleId, onApplied, className, ...look }: ApplyButtonProps) {
  const applied = useHistoryStore(({ appliedJobIds }) => appliedJobIds.includes(job.id));
  const refusal = useRefusal(job.id);
  const pending = useIsMutating({ mutationKey: applyingKey(job.id) }) > 0;
  const client = useQueryClient();
  const navigate = useNavigate();
  const enterAsSeeker = useSeekerGate();
  const shared = { 'aria-describedby': titleId, className, ...look };

  const apply = async () => {
    const userId = await enterAsSeeker();
    // A second press of a double click comes before anything has been drawn.
    if (userId === null || client.isMutating({ mutationKey: applyingKey(job.id) }) > 0) return;
    const onNeedsMoreInfo = (answer: unknown) =>
      void navigate(paths.jobApplication(job.id), { state: answer });
    runAction(client, applyingTo(job.id, { onNeedsMoreInfo, onApplied }), userId);
  };

  if (applied) {
    return (
      <Button variant="done" disabled {...shared}>
        <Check aria-hidden="true" />
        Applied
      </Button>
    );
  }
  if (job.status === 'Closed' || refusal !== null) {
    return (
      <Button variant="secondary" disabled {...shared}>
        {refusal === 'job_full' ? 'Full' : 'Closed'}
      </Button>
    );
  }
  return (
    <Button
      pending={pending}
      pendingLabel="Applying..."
      onClick={() => void apply()}
      {...shared}
      className={clsx('noscript:hidden', className)}
    >
      Apply Now
    </Button>
  );
}
