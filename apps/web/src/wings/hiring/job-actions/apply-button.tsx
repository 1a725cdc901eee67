import type { Job, JobStatus } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { revealedJob } from '../../../entities/job/opened-job.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { Button, type ButtonProps } from '../../../ui/buttons/button.tsx';
import { useIsApplying } from '../../../entities/application/applying-store.ts';
import type { Asked } from './before-applying.tsx';
import { applying } from './named-actions.ts';
import { type Refusal, useRefusal } from './refusal-store.ts';
import { SignInLink } from './sign-in-link.tsx';
import { FOR_SEEKERS, useActionShapes } from './use-action-shapes.ts';
import { useSeekerActions } from './use-seeker-actions.ts';

/** Loaded before it is asked for, with what a press does. */
const BeforeApplying = lazy(async () => ({
  default: (await import('./before-applying.tsx')).BeforeApplying,
}));

export interface ApplyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  job: { readonly id: string; readonly status: JobStatus; readonly full: boolean } & Partial<
    Pick<Job, 'shifts' | 'timeZone'>
  >;
  /** Id of the heading that says which job is meant. */
  titleId: string;
  /** The seeker has applied, now or before. */
  onApplied?: ((userId: string) => void) | undefined;
  /** What it says then. */
  appliedLabel?: ReactNode;
}

/** Apply Now, then Applied; a job that takes no applications says why. */
export function ApplyButton({
  job,
  titleId,
  onApplied,
  appliedLabel = 'Applied',
  variant = 'primary',
  className,
  ...look
}: ApplyButtonProps) {
  const applied = useHistoryStore(({ appliedJobIds }) => appliedJobIds.includes(job.id));
  const told = useRefusal(job.id);
  const refused = refusalOf(job) ?? told;
  const pending = useIsApplying(job.id);
  const navigate = useNavigate();
  const act = useSeekerActions();
  const { isLink, isButton } = useActionShapes();
  const isRevealed = revealedJob(useLocation()) === job.id;
  const shared = { 'aria-describedby': titleId, className, ...look };

  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const ask = (question: Asked) => {
    setAsked(question);
    setIsAsking(true);
  };
  const apply = (isPress: boolean, shiftIds?: readonly string[]) =>
    act(applying(job.id), (actions, userId) =>
      actions.apply(job, userId, {
        isPress,
        shiftIds,
        onChooseTime: (applicationId) => void navigate(paths.interview(applicationId)),
        onNeedsMoreInfo: (answer) => void navigate(paths.jobApplication(job.id), { state: answer }),
        onApplied,
        onAsked: ask,
      }),
    );

  return (
    <>
      {isLink && !applied && refused === null ? (
        <SignInLink jobId={job.id} intent="apply" {...{ titleId, variant, className }} {...look}>
          Apply Now
        </SignInLink>
      ) : null}
      {applied ? (
        // `disabled` would drop the focus right after the press.
        <Button variant="done" aria-disabled {...shared}>
          <Check aria-hidden="true" />
          {appliedLabel}
        </Button>
      ) : refused ? (
        <Button variant="secondary" disabled {...shared}>
          {refused === 'job_closed' ? 'Closed' : 'Full'}
        </Button>
      ) : isButton ? (
        <Button
          variant={variant}
          pending={pending}
          pendingLabel="Applying..."
          onClick={() => void apply(true)}
          {...shared}
          // Focused after a sign-in for this button.
          {...(isRevealed ? { 'data-autofocus': '' } : {})}
          className={clsx(FOR_SEEKERS, className)}
        >
          Apply Now
        </Button>
      ) : null}
      {asked ? (
        <Suspense>
          <BeforeApplying
            asked={asked}
            open={isAsking}
            onReady={(shiftIds) => {
              setIsAsking(false);
              void apply(false, shiftIds);
            }}
            onClose={() => {
              setIsAsking(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Why a job takes no applications, judged by the job alone. */
function refusalOf({ status, full }: ApplyButtonProps['job']): Refusal | null {
  if (status === 'Closed') return 'job_closed';
  return full ? 'job_full' : null;
}
