import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { pathWithIntent, type Intent } from './intent.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button, type ButtonProps } from '../../../ui/buttons/button.tsx';
import { FOR_VISITORS } from './use-action-shapes.ts';

export interface SignInLinkProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'className' | 'title' | 'children'
> {
  jobId: string;
  /** Id of the heading that says which job is meant. */
  titleId: string;
  intent: Intent;
}

/** A visitor's save or apply button: leads to the login, and from there back to the job. */
export function SignInLink({
  jobId,
  titleId,
  intent,
  className,
  children,
  ...look
}: SignInLinkProps) {
  const next = pathWithIntent(useLocation(), jobId, intent);
  return (
    <Button asChild className={clsx(FOR_VISITORS, className)} {...look}>
      <PageLink to={paths.login(next)} rel="nofollow" aria-describedby={titleId}>
        {children}
      </PageLink>
    </Button>
  );
}
