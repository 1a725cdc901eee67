import { listApplicationEvents } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import type { ownListKeys } from './own-list-keys.ts';

/** A seeker's timelines are read again with the list; an employer's when its status changes. */
export type TimelineKey =
  | typeof ownListKeys.applications
  | readonly ['employer', string, 'timelines', status: string];

/** What happened to an application. @throws {ApiError} */
export function applicationEventsQuery(key: TimelineKey, applicationId: string) {
  return queryOptions({
    queryKey: [...key, 'events', applicationId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(listApplicationEvents, { params: { id: applicationId }, signal })).body
        .events,
    staleTime: 0,
  });
}
