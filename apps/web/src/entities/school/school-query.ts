import { getSchool } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';

/** The seeker's own school, and whether employers see it. */
export function schoolQuery(userId: string) {
  return queryOptions({
    queryKey: ['school', userId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getSchool, { params: { userId }, signal })).body,
  });
}
