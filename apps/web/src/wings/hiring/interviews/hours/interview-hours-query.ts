import { getInterviewHours, type InterviewHours, updateInterviewHours } from '@nextshift/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { interviewKeys } from '../../../../entities/application/interview-keys.ts';

/** When the applicants of a job are interviewed; null until it is said. */
export function interviewHoursQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: [...interviewKeys.all(employerId), 'hours', jobId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getInterviewHours, { params: { jobId }, signal })).body.interviewHours,
  });
}

/** Saves the interview hours of a job; the form shows its failure. */
export function useSaveInterviewHours(employerId: string, jobId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: InterviewHours) => {
      const request = { params: { jobId }, body, keepsSession: true } as const;
      return (await browserApi.call(updateInterviewHours, request)).body.interviewHours;
    },
    onSuccess: (hours, _body, _before, { client }) => {
      client.setQueryData(interviewHoursQuery(employerId, jobId).queryKey, hours);
      void client.invalidateQueries({ queryKey: interviewKeys.all(employerId) });
    },
  });
}
