import {
  createJobDraft as createEndpoint,
  deleteJobDraft as deleteEndpoint,
  duplicateJob as duplicateEndpoint,
  getJobDraft as getEndpoint,
  listJobDrafts as listEndpoint,
  publishJobDraft as publishEndpoint,
  updateJobDraft as updateEndpoint,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { created, noContent, ok } from '../../../platform/http/responses.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { duplicateJob } from './duplicate-job.ts';
import { deleteDraft, listDrafts } from './job-drafts.queries.ts';
import { presentJobDraft } from './present-job-draft.ts';
import { publishJobDraft } from './publish-job-draft.ts';
import { createJobDraft, readJobDraft, updateJobDraft } from './save-job-draft.ts';

export function jobDraftRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  bind(listEndpoint, async ({ session }) => {
    const rows = await listDrafts(database, session.accountId);
    return ok({ drafts: rows.map(presentJobDraft) }, { totalCount: rows.length });
  });

  bind(createEndpoint, async ({ session, body, files }) => {
    const image = files.jobImage?.bytes;
    return created({ draft: await createJobDraft(platform, session.accountId, body, image) });
  });

  bind(getEndpoint, async ({ session, params }) => {
    const own = { employerId: session.accountId, draftId: params.draftId };
    return ok({ draft: await readJobDraft(platform, own) });
  });

  bind(updateEndpoint, async ({ session, params, body, files }) => {
    const own = { employerId: session.accountId, draftId: params.draftId };
    return ok({ draft: await updateJobDraft(platform, own, body, files.jobImage?.bytes) });
  });

  bind(deleteEndpoint, async ({ session, params }) => {
    const own = { employerId: session.accountId, draftId: params.draftId };
    if (!(await deleteDraft(database, own))) throw new AppError('not_found');
    return noContent();
  });

  bind(publishEndpoint, async ({ session, params, body }) => {
    const own = { employerId: session.accountId, draftId: params.draftId };
    const published = await publishJobDraft(platform, own, body.publishAt);
    return 'newJob' in published ? created(published) : ok(published);
  });

  bind(duplicateEndpoint, async ({ session, params }) => {
    const own = { employerId: session.accountId, jobId: params.jobId };
    return created({ draft: await duplicateJob(platform, own) });
  });
}
