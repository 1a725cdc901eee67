import { previewProfile } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** One's own profile as employers see it; read again each time it is opened. @throws {ApiError} 404 without one */
export function profilePreviewQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-profile', userId, 'preview'],
    queryFn: async ({ signal }) =>
      (await browserApi.call(previewProfile, { params: { userId }, signal })).body,
    staleTime: 0,
  });
}
