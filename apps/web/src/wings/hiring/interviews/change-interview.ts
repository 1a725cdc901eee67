import {
  bookInterview,
  cancelInterview,
  declineInterview,
  type Interview,
  markAttended,
  markMissed,
} from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { interviewKeys } from '../../../entities/application/interview-keys.ts';

const endpoints = {
  decline: declineInterview,
  cancel: cancelInterview,
  attended: markAttended,
  missed: markMissed,
} as const;

export type InterviewChange = keyof typeof endpoints;

interface Changing {
  readonly interview: Pick<Interview, 'id'>;
  readonly change: InterviewChange;
}

/** Declines or cancels an interview, or says who came. */
export function useChangeInterview(accountId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ interview: { id }, change }: Changing) =>
      (await browserApi.call(endpoints[change], { params: { id } })).body.interview,
    onSettled: (_changed, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: interviewKeys.all(accountId) }),
  });
}

interface Booking {
  readonly interview: Pick<Interview, 'id'>;
  readonly startsAt: string;
}

/** Books a time, or moves to it. What others have taken meanwhile is loaded again. */
export function useBookInterview(accountId: string) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ interview: { id }, startsAt }: Booking) =>
      (await browserApi.call(bookInterview, { params: { id }, body: { startsAt } })).body.interview,
    onSettled: async (_booked, _error, _request, _before, { client }) => {
      void client.invalidateQueries({ queryKey: ownListKeys.applications });
      await client.invalidateQueries({ queryKey: interviewKeys.all(accountId) });
    },
  });
}
