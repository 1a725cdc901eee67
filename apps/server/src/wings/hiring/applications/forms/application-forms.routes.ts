import {
  createApplicationForm as createEndpoint,
  getApplicationSetup as setupEndpoint,
  saveFormDraft as saveDraftEndpoint,
} from '@nextshift/contract';
import { created, ok } from '../../../../platform/http/responses.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findJob } from '../../../jobs/index.ts';
import { findFormSetup } from './application-forms.queries.ts';
import { createApplicationForm } from './create-application-form.ts';
import { findFormDraft } from './form-drafts.queries.ts';
import { saveFormDraft } from './save-form-draft.ts';

export function applicationFormRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  bind(createEndpoint, async ({ session, body }) =>
    created({ applicationForm: await createApplicationForm(platform, session.accountId, body) }),
  );

  bind(setupEndpoint, async ({ session, params }) => {
    const { jobId } = params;
    const job = await findJob(database, jobId);
    if (job?.employer_id !== session.accountId) throw new AppError('not_found');
    const draft = await findFormDraft(database, jobId);
    return ok({
      applicationForm: await findFormSetup(database, jobId),
      draft: draft && { ...draft, updatedAt: draft.updatedAt.toISOString() },
    });
  });

  bind(saveDraftEndpoint, async ({ session, params, body }) => {
    const own = { employerId: session.accountId, jobId: params.jobId };
    const version = await saveFormDraft(platform, own, body);
    return ok({ updatedAt: version?.toISOString() ?? null });
  });
}
