import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { createOutbox } from './outbox.ts';
import {
  OUTBOX_MAIL_POLICY,
  OUTBOX_POLICY,
  outboxListPage,
  outboxMailPage,
} from './outbox-page.ts';
import { requireOwnMachine } from './own-machine.ts';
import type { Platform } from './platform.ts';

interface OneMail {
  readonly Params: { readonly id: string };
}

const HTML = 'text/html; charset=utf-8';
const hidden = {
  logLevel: 'warn',
  schema: { hide: true },
  onRequest: requireOwnMachine,
} as const;

/**
 * Shows what would have been sent: with the embedded database and no mail server, to whoever sits at
 * that machine. The mails hold links that open accounts.
 */
export function outboxRoutes(app: FastifyInstance, { config }: Platform): void {
  if (config.databaseUrl !== undefined || config.smtpUrl !== undefined) return;
  const outbox = createOutbox(config);

  async function findMail(id: string) {
    const mail = await outbox.find(id);
    if (!mail) throw new AppError('not_found');
    return mail;
  }

  app.get('/dev/outbox', hidden, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': OUTBOX_POLICY })
      .type(HTML)
      .send(outboxListPage(await outbox.list())),
  );

  app.get<OneMail>('/dev/outbox/:id', hidden, async (request, reply) => {
    const mail = await findMail(request.params.id);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': OUTBOX_POLICY })
      .type(HTML)
      .send(outboxMailPage(mail));
  });

  app.get<OneMail>('/dev/outbox/:id/html', hidden, async (request, reply) => {
    const mail = await findMail(request.params.id);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': OUTBOX_MAIL_POLICY,
        'x-frame-options': 'SAMEORIGIN',
      })
      .type(HTML)
      .send(mail.html);
  });
}
