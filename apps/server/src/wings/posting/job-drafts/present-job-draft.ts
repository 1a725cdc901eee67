import { jobDraft, type JobDraft } from '@nextshift/contract';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import type { DraftRow } from './job-drafts.queries.ts';

/** A draft as its employer sees it; nobody else does. */
export function presentJobDraft(row: DraftRow): JobDraft {
  return {
    id: row.id,
    fields: jobDraft.shape.fields.parse(row.fields),
    jobImage: publicFileUrl(row.image_key),
    hasForm: row.form !== null,
    status: row.status,
    publishAt: row.publish_at?.toISOString() ?? null,
    blockedReason: row.blocked_reason,
    updatedAt: row.updated_at.toISOString(),
  };
}
