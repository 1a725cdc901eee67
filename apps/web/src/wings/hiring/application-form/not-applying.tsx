import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { DrawingName } from '../../../ui/feedback/empty-drawing.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

export interface NotApplyingProps {
  drawing: DrawingName;
  title: string;
  children: ReactNode;
}

/** Replaces a form that cannot be shown: says why and offers two links. */
export function NotApplying({ drawing, title, children }: NotApplyingProps) {
  return (
    <EmptyState
      drawing={drawing}
      headingLevel="h1"
      title={title}
      className="flex-1 justify-center"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <PageLink to={paths.jobs()}>Browse jobs</PageLink>
          </Button>
          <Button variant="secondary" asChild>
            <PageLink to={paths.history('applied')}>Your history</PageLink>
          </Button>
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
