import { PageLink } from '../../../platform/routing/page-link.tsx';
import { type JobSearchParams, paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Leads to the form of an alert for a search; visitors by way of the login, which keeps the search. */
export function AlertLink({ search }: { search: JobSearchParams }) {
  return (
    <Button variant="secondary" asChild className="session-employer:hidden">
      <PageLink to={paths.newAlert(search)} rel="nofollow">
        Alert me
      </PageLink>
    </Button>
  );
}
