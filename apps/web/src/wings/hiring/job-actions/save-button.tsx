import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { Button, type ButtonProps } from '../../../ui/buttons/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { saving, unsaving } from './named-actions.ts';
import { SignInLink } from './sign-in-link.tsx';
import { FOR_SEEKERS, useActionShapes } from './use-action-shapes.ts';
import { useSeekerActions } from './use-seeker-actions.ts';

export interface SaveButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  jobId: string;
  /** Id of the heading that says which job is meant. */
  titleId: string;
  /** Without its word, which is read aloud and shown on hover. */
  isIcon?: boolean;
}

/** Toggles Save and Saved; visitors sign in first. */
export function SaveButton({
  jobId,
  titleId,
  isIcon = false,
  className,
  ...rest
}: SaveButtonProps) {
  const saved = useHistoryStore(({ savedJobIds }) => savedJobIds.includes(jobId));
  const act = useSeekerActions();
  const { isLink, isButton } = useActionShapes();
  const word = saved ? 'Saved' : 'Save';
  const look = isIcon ? ({ ...rest, size: 'icon', title: word } as const) : rest;

  const toggle = () => {
    void act(saved ? unsaving(jobId) : saving(jobId), (actions, userId) => {
      if (saved) actions.unsave(jobId, userId);
      else actions.save(jobId, userId);
    });
  };

  return (
    <>
      {isLink ? (
        <SignInLink variant="secondary" intent="save" {...{ jobId, titleId, className }} {...look}>
          <Bookmark aria-hidden="true" />
          {isIcon ? <VisuallyHidden>Save</VisuallyHidden> : 'Save'}
        </SignInLink>
      ) : null}
      {isButton ? (
        <Button
          variant="secondary"
          aria-describedby={titleId}
          className={clsx(FOR_SEEKERS, className)}
          onClick={toggle}
          {...look}
        >
          <Bookmark aria-hidden="true" className={clsx(saved && 'fill-brand text-brand')} />
          {isIcon ? <VisuallyHidden>{word}</VisuallyHidden> : word}
        </Button>
      ) : null}
    </>
  );
}
