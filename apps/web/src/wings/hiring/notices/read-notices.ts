import { readNotices } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { noticesQuery } from './notices-query.ts';

/** Marks all notices as read, optimistically; the next fetch corrects failures. */
export function useReadNotices() {
  return useMutation({
    // No user action has failed.
    meta: { showsOwnError: true },
    mutationFn: (_accountId: string) => browserApi.call(readNotices),
    onMutate: async (accountId, { client }) => {
      // Notices are about applications, so those on screen are outdated.
      void client.invalidateQueries({ queryKey: ownListKeys.applications });
      const { queryKey } = noticesQuery(accountId);
      await client.cancelQueries({ queryKey });
      const readAt = new Date().toISOString();
      client.setQueryData(queryKey, (before) =>
        before
          ? {
              ...before,
              notices: before.notices.map((one) => ({ ...one, readAt: one.readAt ?? readAt })),
              unreadCount: 0,
            }
          : before,
      );
    },
  });
}
