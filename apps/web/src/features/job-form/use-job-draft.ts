import type { CreateJobBody } from '@nextshift/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useDraftForm, type DraftForm } from '../../platform/session/drafts/use-draft-form.ts';
import { EMPTY_DRAFT, isSameDraft, jobDraft, type JobDraft } from './job-draft.ts';
import { newJobResolver } from './job-draft-resolver.ts';

export type JobForm = UseFormReturn<JobDraft, unknown, CreateJobBody>;

/** The form of a new job, and its draft. */
export function useJobDraft(employerId: string): DraftForm<JobDraft, CreateJobBody> {
  return useDraftForm({
    accountId: employerId,
    name: 'job',
    shape: jobDraft,
    stored: EMPTY_DRAFT,
    isSame: isSameDraft,
    resolver: newJobResolver,
  });
}
