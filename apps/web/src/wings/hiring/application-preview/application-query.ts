import { getApplication } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';

/** An application with its form and answers. @throws {ApiError} 404 for another account's. */
export function applicationQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.applications, 'detail', applicationId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getApplication, { params: { applicationId }, signal })).body.data,
  });
}
