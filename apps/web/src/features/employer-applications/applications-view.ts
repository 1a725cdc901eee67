import { entityId } from '@nextshift/contract';
import { useSearchParams } from 'react-router';
import type { ApplicationsState } from './application-list.ts';

export interface ApplicationsView {
  readonly state: ApplicationsState;
  readonly jobId: string | null;
  /** The application to show first. */
  readonly applicationId: string | null;
}

/** What the address says is shown; anything unreadable counts as absent. */
function readApplicationsView(search: URLSearchParams): ApplicationsView {
  const idOf = (name: string) => entityId.safeParse(search.get(name)).data ?? null;
  return {
    state: search.get('state') === 'closed' ? 'closed' : 'open',
    jobId: idOf('job'),
    applicationId: idOf('application'),
  };
}

/** The view in the address, and a way to change it without a new page. */
export function useApplicationsView() {
  const [search, setSearch] = useSearchParams();
  const show = ({ state, jobId }: Pick<ApplicationsView, 'state' | 'jobId'>) => {
    const next = {
      ...(jobId === null ? {} : { job: jobId }),
      ...(state === 'closed' ? { state } : {}),
    };
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [readApplicationsView(search), show] as const;
}
