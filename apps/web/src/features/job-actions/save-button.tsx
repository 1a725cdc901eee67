import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { useHistoryStore } from '../../platform/session/history-store.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { runAction } from './run-action.ts';
import { savingOf } from './save-job.ts';
import { unsavingOf } from './unsave-job.ts';
import { useSeekerGate } from './use-seeker-gate.ts';

export interface SaveButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  jobId: string;
  /** Id of the heading that says which job is meant. */
  titleId: string;
}

/** Toggles Save and Saved. */
export function SaveButton({ jobId, titleId, className, ...look }: SaveButtonProps) {
  const saved = useHistoryStore(({ savedJobIds }) => savedJobIds.includes(jobId));
  const client = useQueryClient();
  const enterAsSeeker = useSeekerGate();

  const toggle = async () => {
    const userId = await enterAsSeeker();
    if (userId === null) return;
    if (saved) runAction(client, unsavingOf(jobId), userId);
    else runAction(client, savingOf(jobId), userId);
  };

  return (
    <Button
      variant="secondary"
      aria-describedby={titleId}
      className={clsx('noscript:hidden', className)}
      onClick={() => void toggle()}
      {...look}
    >
      <Bookmark aria-hidden="true" className={clsx(saved && 'fill-brand text-brand')} />
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}
