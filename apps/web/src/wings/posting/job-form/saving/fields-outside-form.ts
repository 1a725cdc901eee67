import type { JobDraftFields } from '@nextshift/contract';
import { draftOfJob } from '../job-draft.ts';

/** The form has no field for a website, and none for a start in words. */
export function withFieldsOutsideForm(
  fields: JobDraftFields,
  kept: JobDraftFields,
): JobDraftFields {
  const { applyWebsite, startDate } = kept;
  const isInWords = startDate && draftOfJob({ startDate }).startDate === '';
  return {
    ...fields,
    ...(applyWebsite ? { applyWebsite } : {}),
    ...(isInWords && !fields.startDate ? { startDate } : {}),
  };
}
