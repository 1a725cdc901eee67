import { endOneSession, endOtherSessions, type SignedInSession } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../ui/feedback/toast.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { sessionsQuery } from './sessions-query.ts';

interface EndOptions {
  readonly accountId: string;
  /** Called before the list gets shorter. */
  readonly onEnded: () => void;
}

/** Signs another device out; one that is signed out already is no failure. */
export function useEndSession({ accountId, onEnded }: EndOptions) {
  const { queryKey } = sessionsQuery(accountId);
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ id }: SignedInSession) => {
      await browserApi
        .call(endOneSession, { params: { sessionId: id } })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
        });
    },
    onSuccess: async (_nothing, { id, device }, _before, { client }) => {
      onEnded();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) =>
        before
          ? {
              sessions: before.sessions.filter((session) => session.id !== id),
              total: before.total - 1,
            }
          : before,
      );
      toast.success(`${device} was signed out.`);
    },
    onError: (error, { device }) => {
      toast.error(`${device} was not signed out.`, {
        description: failureText(error, 'Please try again.'),
      });
    },
  });
}

/** Signs all other devices out. */
export function useEndOtherSessions({ accountId, onEnded }: EndOptions) {
  const { queryKey } = sessionsQuery(accountId);
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () => {
      await browserApi.call(endOtherSessions);
    },
    onSuccess: async (_nothing, _variables, _before, { client }) => {
      onEnded();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => {
        const sessions = before?.sessions.filter(({ current }) => current);
        return sessions && { sessions, total: sessions.length };
      });
      toast.success('You are signed out everywhere else.');
    },
    onError: (error) => {
      toast.error('The other devices were not signed out.', {
        description: failureText(error, 'Please try again.'),
      });
    },
  });
}
