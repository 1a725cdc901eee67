import type { Route } from './+types/coming-soon.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export const handle: PageHandle = { startsWhenUsed: true };

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta({
    matches,
    title: 'Coming Soon',
    description: 'Guides for interviews, resumes and the job search are being written.',
    path: paths.comingSoon(),
  });
}

export default function ComingSoon() {
  return (
    <div className="page-column flex flex-1 items-center">
      <EmptyState
        drawing="soon"
        headingLevel="h1"
        title="Coming Soon"
        action={
          <Button asChild>
            <PageLink to={paths.jobs()}>Browse jobs</PageLink>
          </Button>
        }
      >
        Guides for interviews, resumes and the job search are being written. Until then, the jobs
        are here already.
      </EmptyState>
    </div>
  );
}
