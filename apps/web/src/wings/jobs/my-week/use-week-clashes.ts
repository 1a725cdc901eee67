import { listWeekClashes, type WeekClash } from '@nextshift/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { availabilityQuery } from '../../../entities/availability/availability-query.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

function weekClashesQuery(accountId: string) {
  return queryOptions({
    queryKey: [...availabilityQuery(accountId).queryKey, 'clashes'],
    queryFn: async ({ signal }): Promise<readonly WeekClash[]> =>
      (await browserApi.call(listWeekClashes, { signal })).body.clashes,
  });
}

/** The jobs for which a seeker's saved week leaves no time. */
export function useWeekClashes(accountId: string) {
  const client = useQueryClient();
  const query = weekClashesQuery(accountId);
  const { data } = useQuery(query);
  const ref = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<{ readonly clashes: readonly WeekClash[] }>();

  useEffect(() => {
    if (shown && shown.clashes === data) ref.current?.focus();
  }, [shown, data]);

  return {
    ref,
    clashes: data ?? [],
    /** Asks for them anew, and moves to them. @returns how many there are */
    showClashes: async (): Promise<number> => {
      try {
        await client.query({ ...query, staleTime: 0 });
        const found = client.getQueryData(query.queryKey) ?? [];
        setShown({ clashes: found });
        return found.length;
      } catch {
        // The week is saved all the same.
        return 0;
      }
    },
  };
}
