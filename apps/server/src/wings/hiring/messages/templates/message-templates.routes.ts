import {
  createMessageTemplate as createEndpoint,
  deleteMessageTemplate as deleteEndpoint,
  listMessageTemplates as listEndpoint,
  MESSAGE_TEMPLATES_MAX,
  updateMessageTemplate as updateEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import { created, noContent, ok } from '../../../../platform/http/responses.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  changeTemplate,
  deleteTemplate,
  findTemplates,
  insertTemplate,
  lockTemplates,
} from './message-templates.queries.ts';

export function messageTemplateRoutes(bind: Bind, { database, clock }: Platform): void {
  bind(listEndpoint, async ({ session }) =>
    ok({ templates: await findTemplates(database, session.accountId) }),
  );

  bind(createEndpoint, async ({ session: { accountId }, body }) =>
    database.transaction().execute(async (transaction) => {
      if ((await lockTemplates(transaction, accountId)) >= MESSAGE_TEMPLATES_MAX) {
        throw new AppError('template_limit_reached');
      }
      const written = { ...body, now: clock() };
      return created({ template: await insertTemplate(transaction, accountId, written) });
    }),
  );

  bind(updateEndpoint, async ({ session, params, body }) => {
    const own = { employerId: session.accountId, templateId: params.templateId };
    const template = await changeTemplate(database, own, { ...body, now: clock() });
    if (!template) throw new AppError('not_found');
    return ok({ template });
  });

  bind(deleteEndpoint, async ({ session, params }) => {
    const own = { employerId: session.accountId, templateId: params.templateId };
    if (!(await deleteTemplate(database, own))) throw new AppError('not_found');
    return noContent();
  });
}
