import { type Message, readMessages, type Thread } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { messageKeys } from '../../../entities/application/message-keys.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { useIsVisible } from './use-is-visible.ts';

/** Marks what the other side wrote as read while it is on the screen. */
export function useReadMark(accountId: string, thread: Thread, newest: Message | undefined) {
  const client = useQueryClient();
  const { applicationId, unread } = thread;
  const { mutate } = useMutation({
    // No user action has failed.
    meta: { showsOwnError: true },
    mutationFn: (upTo: string) =>
      browserApi.call(readMessages, { params: { id: applicationId }, body: { upTo } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: messageKeys.messages(accountId, applicationId) });
      void client.invalidateQueries({ queryKey: messageKeys.threads(accountId) });
      void client.invalidateQueries({ queryKey: ownListKeys.notices });
    },
  });
  const isVisible = useIsVisible();
  const upTo = unread > 0 && isVisible ? newest?.id : undefined;
  useEffect(() => {
    if (upTo !== undefined) mutate(upTo);
  }, [upTo, mutate]);
}
