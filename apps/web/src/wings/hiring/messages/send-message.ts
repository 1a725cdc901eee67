import { sendMessage } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageKeys } from '../../../entities/application/message-keys.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { messagesQuery } from './messages-query.ts';
import { templatesQuery } from './templates/templates-query.ts';

interface Sending {
  readonly text: string;
  /** That it was written from. */
  readonly template: string | undefined;
  readonly idempotencyKey: string;
}

/** Sends a message; the conversation shows it before the next fetch. */
export function useSendMessage(accountId: string, applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ text, template, idempotencyKey }: Sending) => {
      const params = { id: applicationId };
      const { body } = await browserApi.call(sendMessage, {
        params,
        body: { text, template },
        idempotencyKey,
      });
      return body.message;
    },
    onSuccess: async (sent, { template }) => {
      const { queryKey } = messagesQuery(accountId, applicationId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => {
        const [first, ...others] = before?.pages ?? [];
        if (!before || !first || first.messages.some(({ id }) => id === sent.id)) return before;
        return {
          ...before,
          pages: [{ ...first, messages: [sent, ...first.messages] }, ...others],
        };
      });
      void client.invalidateQueries({ queryKey: messageKeys.threads(accountId) });
      if (template !== undefined) {
        void client.invalidateQueries({ queryKey: templatesQuery(accountId).queryKey });
      }
    },
    onError: () => {
      // The conversation may have been closed meanwhile.
      void client.invalidateQueries({ queryKey: messageKeys.messages(accountId, applicationId) });
    },
  });
}
