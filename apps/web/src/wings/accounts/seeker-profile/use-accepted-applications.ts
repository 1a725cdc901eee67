import { LIST_LIMIT_MAX, listSeekerApplications, type Application } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';

/** The accepted applications of a seeker, the newest acceptance first. @throws {ApiError} */
export function useAcceptedApplications(userId: string) {
  return useQuery({
    queryKey: [...ownListKeys.applications, userId, 'accepted'],
    queryFn: async ({ signal }) => {
      const query = { status: 'Accepted', limit: LIST_LIMIT_MAX } as const;
      const { body } = await browserApi.call(listSeekerApplications, {
        params: { userId },
        query,
        signal,
      });
      return newestAcceptedFirst(body);
    },
  });
}

function newestAcceptedFirst(applications: readonly Application[]): Application[] {
  const timeOf = ({ acceptedDate, createdAt }: Application) => acceptedDate ?? createdAt;
  return [...applications].sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
}
