import {
  type EmployerFile,
  getEmployerFile,
  getSeekerFile,
  type SeekerFile,
} from '@nextshift/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { OPERATOR_KEY } from '../../../../platform/session/operator/operator-store.ts';
import { LOG_KEY } from '../log/log-query.ts';

/** Each request is logged as a look, so it is made once for each visit of the page. */
const LOGGED = { staleTime: Infinity, gcTime: 0 } as const;

/** A company as operators see it. */
export function employerFileQuery(employerId: string) {
  return queryOptions({
    ...LOGGED,
    queryKey: [OPERATOR_KEY, 'employer', employerId],
    queryFn: async ({ signal }) => {
      const { body } = await operatorApi.call(getEmployerFile, { params: { employerId }, signal });
      return body.employer;
    },
  });
}

/** A seeker as operators see them. */
export function seekerFileQuery(seekerId: string) {
  return queryOptions({
    ...LOGGED,
    queryKey: [OPERATOR_KEY, 'seeker', seekerId],
    queryFn: async ({ signal }) => {
      const { body } = await operatorApi.call(getSeekerFile, { params: { seekerId }, signal });
      return body.seeker;
    },
  });
}

/** Shows a changed company; the log has one line more. */
export function receiveEmployer(client: QueryClient, changed: EmployerFile): void {
  client.setQueryData(employerFileQuery(changed.id).queryKey, changed);
  void client.invalidateQueries({ queryKey: LOG_KEY });
}

/** The same for a seeker. */
export function receiveSeeker(client: QueryClient, changed: SeekerFile): void {
  client.setQueryData(seekerFileQuery(changed.id).queryKey, changed);
  void client.invalidateQueries({ queryKey: LOG_KEY });
}
