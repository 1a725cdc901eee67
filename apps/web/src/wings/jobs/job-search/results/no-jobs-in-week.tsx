import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { availabilityQuery } from '../../../../entities/availability/availability-query.ts';
import { getQueryClient } from '../../../../platform/api/query-client.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../../platform/stores/auth-store.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { CostliestFilter } from './costliest-filter.tsx';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';

export interface NoJobsInWeekProps {
  criteria: SearchCriteria;
  /** Leads to an alert for the search, once a week is saved. */
  alert: ReactNode;
}

/** Shown if no job fits the own week: nobody is signed in, no week is saved, or its free time is too short. */
export function NoJobsInWeek({ criteria, alert }: NoJobsInWeekProps) {
  const seekerId = useAuthStore(({ kind, accountId }) => (kind === 'seeker' ? accountId : null));
  const { pathname, search } = useLocation();
  const { data } = useQuery(
    { ...availabilityQuery(seekerId ?? ''), enabled: seekerId !== null },
    getQueryClient(),
  );
  const here = `${pathname}${search}`;
  const anyTime = { ...criteria, when: criteria.when.filter((time) => time !== 'mine') };
  const others = (
    <Button variant="secondary" asChild>
      <PageLink to={paths.jobs(criteriaQuery(anyTime))}>Search any time</PageLink>
    </Button>
  );
  if (seekerId === null) {
    return (
      <EmptyState
        drawing="search"
        title="Which jobs fit your week?"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <PageLink to={paths.login(here)}>Sign in</PageLink>
            </Button>
            {others}
          </div>
        }
      >
        Sign in and save when you can work. This search then shows the jobs whose shifts are all in
        your free time.
      </EmptyState>
    );
  }
  const isUnknown = data?.weekly.length === 0;
  return (
    <EmptyState
      drawing="search"
      title={isUnknown ? 'When can you work?' : 'No job of this search fits your week'}
      action={
        <>
          {data && !isUnknown ? <CostliestFilter criteria={criteria} /> : null}
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant={isUnknown ? 'primary' : 'secondary'} asChild>
              <PageLink to={paths.myWeek(here)}>
                {isUnknown ? 'Save my week' : 'Change my week'}
              </PageLink>
            </Button>
            {others}
            {isUnknown ? null : alert}
          </div>
        </>
      }
    >
      {isUnknown
        ? 'Paint the hours you are free, or upload your class schedule. This search then shows the jobs whose shifts are all in your free time.'
        : 'No job that matches the other criteria has all of its shifts within your free time.'}
    </EmptyState>
  );
}
