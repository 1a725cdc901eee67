import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../errors/app-error.ts';
import { ownOriginOf } from '../http/own-origin.ts';
import { createOutbox } from './outbox.ts';
import {
  OUTBOX_MAIL_POLICY,
  OUTBOX_POLICY,
  outboxListPage,
  outboxMailPage,
} from './outbox-page.ts';
import type { Platform } from '../platform.ts';
import { requireLoopback } from '../security/require-loopback.ts';

interface OneMail {
  readonly Params: { readonly id: string };
}

const HTML = 'text/html; charset=utf-8';

/** Whether the page of mails exists: only on a demo, with the embedded database and no mail server. */
export function hasOutbox({
  allowsDemo,
  databaseUrl,
  smtpUrl,
}: Pick<Config, 'allowsDemo' | 'databaseUrl' | 'smtpUrl'>): boolean {
  return allowsDemo && databaseUrl === undefined && smtpUrl === undefined;
}

/**
 * Shows what would have been sent, including links that open accounts: only to someone at this machine, on a
 * public demo to everybody.
 */
export function outboxRoutes(app: FastifyInstance, { config }: Platform): void {
  if (!hasOutbox(config)) return;
  const hidden = {
    logLevel: 'warn',
    schema: { hide: true },
    config: { limit: { name: 'page' } },
    ...(config.isDemoPublic ? {} : { onRequest: requireLoopback }),
  } as const;
  const outbox = createOutbox(config);

  /** Rewrites links to the address at which the reader has opened the board, and is signed in. */
  async function findMail(request: FastifyRequest<OneMail>) {
    const mail = await outbox.find(request.params.id);
    if (!mail) throw new AppError('not_found');
    const origin = ownOriginOf(request, config);
    const lead = (text: string) => text.replaceAll(config.publicUrl, origin);
    const { unsubscribeUrl } = mail;
    return {
      ...mail,
      text: lead(mail.text),
      html: lead(mail.html),
      unsubscribeUrl: unsubscribeUrl === undefined ? undefined : lead(unsubscribeUrl),
    };
  }

  app.get('/dev/outbox', hidden, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': OUTBOX_POLICY })
      .type(HTML)
      .send(outboxListPage(await outbox.list())),
  );

  app.get<OneMail>('/dev/outbox/:id', hidden, async (request, reply) => {
    const mail = await findMail(request);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': OUTBOX_POLICY })
      .type(HTML)
      .send(outboxMailPage(mail));
  });

  app.get<OneMail>('/dev/outbox/:id/html', hidden, async (request, reply) => {
    const mail = await findMail(request);
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
