import { LINK_INVALID_MESSAGE } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SplitPage } from '../../../ui/layout/split-page.tsx';

export interface InvalidLinkProps {
  /** The server's message; absent if the link had no token. */
  message?: string | undefined;
  headline: string;
  /** What to do instead; by default signing in. */
  action?: ReactNode;
  scene: ReactNode;
}

/** Shown for a link that no longer works. */
export function InvalidLink({ message, action, ...look }: InvalidLinkProps) {
  return (
    <SplitPage
      key="invalid"
      title="This link does not work"
      lead={message ?? LINK_INVALID_MESSAGE}
      focusTitle={message !== undefined}
      {...look}
    >
      {action ?? (
        <Button size="large" asChild>
          <PageLink to={paths.login()}>Back to Sign In</PageLink>
        </Button>
      )}
    </SplitPage>
  );
}
