import { readNotices } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ownListKeys } from '../../../entities/application/own-list-keys.ts';
import { noticesQuery } from './notices-query.ts';

/** Marks all notices as read, optimistically; the next fetch corrects failures. */
export function useReadNotices() {
  return useMutation({
    // No user action has failed.
    meta: { showsOwnError: true },
    mutationFn: (_accountId: string) => browserApi.call(readNotices, { body: {} }),
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

/** Marks what the employer was told of a job's applicants as read when they are opened. */
export function useReadApplicantNotices(jobId: string | null) {
  const { mutate } = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (opened: string) => browserApi.call(readNotices, { body: { jobId: opened } }),
    onSuccess: (_data, _jobId, _context, { client }) =>
      client.invalidateQueries({ queryKey: ownListKeys.notices }),
  });
  useEffect(() => {
    if (jobId !== null) mutate(jobId);
  }, [jobId, mutate]);
}
