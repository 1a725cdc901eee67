import { listContactViews } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';

/** When an employer viewed the applicant's contact. @throws {ApiError} */
export function contactViewsQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...ownListKeys.applications, 'contact-views', applicationId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(listContactViews, { params: { id: applicationId }, signal })).body
        .contactViews,
  });
}
