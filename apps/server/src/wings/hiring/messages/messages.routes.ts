import {
  listMessages as listEndpoint,
  listThreads as threadsEndpoint,
  readMessages as readEndpoint,
  sendMessage as sendEndpoint,
} from '@nextshift/contract';
import type { Bind } from '../../../platform/http/call.ts';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listMessages, listThreads } from './list-messages.ts';
import { readMessages } from './read-messages.ts';
import { sendMessage } from './send-message.ts';

/** All messages of a page, and those beside them, are read for contact. */
const READS_TEXTS = { isExpensive: true } as const;

export function messageRoutes(bind: Bind, platform: Platform): void {
  bind(
    listEndpoint,
    async ({ session, params, query }) => {
      const { nextCursor, ...listed } = await listMessages(platform, session, params.id, query);
      return ok(listed, { nextCursor });
    },
    READS_TEXTS,
  );

  bind(sendEndpoint, async ({ session, params, body }) => {
    const { text, template: templateId } = body;
    const sent = { account: session, applicationId: params.id, text, templateId };
    return created({ message: await sendMessage(platform, sent) });
  });

  bind(readEndpoint, async ({ session, params, body }) => {
    const read = { account: session, applicationId: params.id, messageId: body.upTo };
    await readMessages(platform, read);
    return noContent();
  });

  bind(
    threadsEndpoint,
    async ({ session, query }) => {
      const { nextCursor, ...listed } = await listThreads(platform, session, query);
      return ok(listed, { nextCursor });
    },
    READS_TEXTS,
  );
}
