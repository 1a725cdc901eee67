import { listSeekerApplications } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { ownListKeys } from './own-list-keys.ts';

/** The seeker's accepted application for a job; null without. @throws {ApiError} */
export function acceptanceQuery(userId: string, jobId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.applications, userId, 'accepted', jobId],
    queryFn: async ({ signal }) => {
      const query = { status: 'Accepted', jobId, limit: 1 } as const;
      const { body } = await browserApi.call(listSeekerApplications, {
        params: { userId },
        query,
        signal,
      });
      return body[0] ?? null;
    },
  });
}
