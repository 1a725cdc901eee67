import type { Employer, UpdateEmployerBody } from '@nextshift/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useDraftForm, type DraftForm } from '../../../platform/session/drafts/use-draft-form.ts';
import {
  COMPANY_DRAFT,
  companyDraft,
  draftOf,
  isSameDraft,
  type CompanyDraft,
} from './company-draft.ts';
import { companyResolver } from './company-rules.ts';

export type CompanyForm = UseFormReturn<CompanyDraft, unknown, UpdateEmployerBody>;

/** The form of the company profile, and its draft. */
export function useCompanyForm(employer: Employer): DraftForm<CompanyDraft, UpdateEmployerBody> {
  return useDraftForm({
    accountId: employer.id,
    name: COMPANY_DRAFT,
    shape: companyDraft,
    stored: draftOf(employer),
    isSame: isSameDraft,
    resolver: companyResolver,
    // Focus the field that the message above the button names, not the first invalid one.
    shouldFocusError: false,
  });
}
