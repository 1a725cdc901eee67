import type { Application, SeekerState } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { applicationsQuery } from './applications-query.ts';
import { joinPages } from './own-list.ts';
import type { OwnList } from './own-list-panel.tsx';

export type ApplicationLists = Readonly<Record<SeekerState, OwnList<Application>>>;

/** The seeker's applications by their state, the newest of each first. */
export function useApplications(userId: string): ApplicationLists {
  const waiting = useApplicationsIn(userId, 'waiting');
  const yours = useApplicationsIn(userId, 'yours');
  const ended = useApplicationsIn(userId, 'ended');
  return { waiting, yours, ended };
}

/** How many there are of all states; undefined until it is known. */
export function countOfAll({ waiting, yours, ended }: ApplicationLists): number | undefined {
  const counts = [waiting.count, yours.count, ended.count];
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}

function useApplicationsIn(userId: string, state: SeekerState): OwnList<Application> {
  const query = useInfiniteQuery(applicationsQuery(userId, state));
  return useMemo(() => {
    if (!query.data) return { query, items: null, count: undefined };
    const { items, totalCount } = joinPages(query.data.pages);
    return { query, items, count: totalCount };
  }, [query]);
}
