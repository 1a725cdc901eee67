import {
  createApplicationForm as createEndpoint,
  getApplicationSetup as setupEndpoint,
} from '@nextshift/contract';
import { created, ok } from '../../../../platform/http/responses.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/call.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findJob } from '../../../jobs/index.ts';
import { findFormSetup } from './application-forms.queries.ts';
import { createApplicationForm } from './create-application-form.ts';

export function applicationFormRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  bind(createEndpoint, async ({ session, body }) =>
    created({ applicationForm: await createApplicationForm(platform, session.accountId, body) }),
  );

  bind(setupEndpoint, async ({ session, params }) => {
    const job = await findJob(database, params.jobId);
    if (job?.employer_id !== session.accountId) throw new AppError('not_found');
    return ok({ applicationForm: await findFormSetup(database, params.jobId) });
  });
}
