import { ATTENDANCE_MS, getInterview, LIST_LIMIT_MAX, listInterviews } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { interviewKeys } from '../../../entities/application/interview-keys.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** The last interview of an application, and for its seeker the times to choose from. */
export function interviewQuery(accountId: string, applicationId: string) {
  return queryOptions({
    queryKey: interviewKeys.one(accountId, applicationId),
    queryFn: async ({ signal }) => {
      const params = { id: applicationId };
      const { body } = await browserApi.call(getInterview, { params, signal });
      return { ...body, asOf: new Date() };
    },
    // Others book meanwhile.
    staleTime: 0,
  });
}

/** A seeker's interviews since yesterday: those with a time first, by start. */
export function interviewsQuery(accountId: string) {
  return queryOptions({
    queryKey: [...interviewKeys.all(accountId), 'list'],
    queryFn: async ({ signal }) => readInterviews({}, signal),
  });
}

/** The same for an employer, from as long ago as it can be said who came. */
export function employerInterviewsQuery(employerId: string) {
  return queryOptions({
    queryKey: [...interviewKeys.all(employerId), 'list'],
    queryFn: async ({ signal }) =>
      readInterviews({ from: new Date(Date.now() - ATTENDANCE_MS).toISOString() }, signal),
  });
}

async function readInterviews(query: { readonly from?: string }, signal: AbortSignal) {
  const asked = { ...query, limit: LIST_LIMIT_MAX };
  const { body } = await browserApi.call(listInterviews, { query: asked, signal });
  return { ...body, asOf: new Date() };
}
