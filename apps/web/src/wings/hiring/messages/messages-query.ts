import { listMessages, listThreads, type Message, type Thread } from '@nextshift/contract';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { messageKeys } from '../../../entities/application/message-keys.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

interface MessagePage {
  readonly thread: Thread;
  /** Newest first. */
  readonly messages: readonly Message[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** A conversation, newest first, page by page. */
export function messagesQuery(accountId: string, applicationId: string) {
  return infiniteQueryOptions<
    MessagePage,
    Error,
    InfiniteData<MessagePage, string | null>,
    readonly string[],
    string | null
  >({
    queryKey: messageKeys.messages(accountId, applicationId),
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const { body, next } = await browserApi.call(listMessages, {
        params: { id: applicationId },
        query: { cursor: pageParam ?? undefined },
        signal,
      });
      return { ...body, next };
    },
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}

interface ThreadPage {
  readonly threads: readonly Thread[];
  readonly unreadCount: number;
  readonly next: string | null;
}

/** An account's conversations, those with unread messages first, page by page. */
export function threadsQuery(accountId: string) {
  return infiniteQueryOptions<
    ThreadPage,
    Error,
    InfiniteData<ThreadPage, string | null>,
    readonly string[],
    string | null
  >({
    queryKey: messageKeys.threads(accountId),
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const { body, next } = await browserApi.call(listThreads, {
        query: { cursor: pageParam ?? undefined },
        signal,
      });
      return { ...body, next };
    },
    getNextPageParam: (last) => last.next,
  });
}

/** How many conversations have unread messages; part of the key of the list, with which it changes. */
export function unreadQuery(accountId: string) {
  return queryOptions({
    queryKey: [...messageKeys.threads(accountId), 'unread'],
    queryFn: async ({ signal }) =>
      (await browserApi.call(listThreads, { query: { limit: 1 }, signal })).body.unreadCount,
  });
}
