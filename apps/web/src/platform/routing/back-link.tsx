import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { PageLink } from './page-link.tsx';

export interface BackLinkProps {
  to: string;
  /** The parent page. */
  children: ReactNode;
}

/** A link above a page's title to its parent page. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button variant="ghost" size="small" asChild>
      <PageLink to={to}>
        <ChevronLeft aria-hidden="true" />
        {children}
      </PageLink>
    </Button>
  );
}
