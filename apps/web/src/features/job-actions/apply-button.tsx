import type { JobStatus } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { revealedJob } from '../../platform/opened-job.ts';
import { paths } from '../../platform/paths.ts';
import { useHistoryStore } from '../../platform/session/history-store.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { useIsApplying } from './applying-store.ts';
import { applying } from './named-actions.ts';
import { useRefusal } from './refusal-store.ts';
import { SignInLink } from './sign-in-link.tsx';
import { FOR_SEEKERS, useActionShapes } from './use-action-shapes.ts';
import { useSeekerActions } from './use-seeker-actions.ts';

export interface ApplyButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  job: { readonly id: string; readonly status: JobStatus; readonly full: boolean };
  /** Id of the heading that says which job is meant. */
  titleId: string;
  /** The seeker has now applied, or had before. */
  onApplied?: ((userId: string) => void) | undefined;
}

/** Apply Now, then Applied; a job that takes no applications says why. */
export function ApplyButton({ job, titleId, onApplied, className, ...look }: ApplyButtonProps) {
  const applied = useHistoryStore(({ appliedJobIds }) => appliedJobIds.includes(job.id));
  const refusal = useRefusal(job.id);
  const pending = useIsApplying(job.id);
  const navigate = useNavigate();
  const act = useSeekerActions();
  const { isLink, isButton } = useActionShapes();
  const isRevealed = revealedJob(useLocation()) === job.id;
  const shared = { 'aria-describedby': titleId, className, ...look };

  const apply = () => {
    const onNeedsMoreInfo = (answer: unknown) =>
      void navigate(paths.jobApplication(job.id), { state: answer });
    void act(applying(job.id), (actions, userId) => {
      actions.apply(job.id, userId, { onNeedsMoreInfo, onApplied });
    });
  };

  if (applied) {
    // `disabled` would drop the focus of whoever has just pressed it.
    return (
      <Button variant="done" aria-disabled {...shared}>
        <Check aria-hidden="true" />
        Applied
      </Button>
    );
  }
  if (job.status === 'Closed' || job.full || refusal !== null) {
    const isClosed = job.status === 'Closed' || refusal === 'job_closed';
    return (
      <Button variant="secondary" disabled {...shared}>
        {isClosed ? 'Closed' : 'Full'}
      </Button>
    );
  }
  return (
    <>
      {isLink ? (
        <SignInLink jobId={job.id} intent="apply" {...{ titleId, className }} {...look}>
          Apply Now
        </SignInLink>
      ) : null}
      {isButton ? (
        <Button
          pending={pending}
          pendingLabel="Applying..."
          onClick={apply}
          {...shared}
          // Whoever signed in for it finds it under their finger.
          {...(isRevealed ? { 'data-autofocus': '' } : {})}
          className={clsx(FOR_SEEKERS, className)}
        >
          Apply Now
        </Button>
      ) : null}
    </>
  );
}
