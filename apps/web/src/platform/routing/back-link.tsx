import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { PageLink } from './page-link.tsx';

export interface BackLinkProps {
  to: string;
  /** Where it leads. */
  children: ReactNode;
}

/** Above the title of a page: the way to the page it belongs to. */
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
