import { formatPhone, updateEmployerBody, type Employer } from '@nextshift/contract';
import * as z from 'zod';
import { readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';

/** The name of the tab's draft. */
export const COMPANY_DRAFT = 'company';

/** The fields of the company profile's form, as typed. */
export const companyDraft = z.object({
  companyName: z.string(),
  description: z.string(),
  website: z.string(),
  contactEmail: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
});

export type CompanyDraft = z.output<typeof companyDraft>;
export type CompanyField = keyof CompanyDraft;

/** The form's fields for the stored profile. */
export function draftOf(employer: Employer): CompanyDraft {
  return {
    companyName: employer.companyName,
    description: employer.description ?? '',
    website: employer.website ?? '',
    contactEmail: employer.contactEmail,
    phoneNumber: formatPhone(employer.phoneNumber ?? ''),
    address: employer.address ?? '',
    city: employer.city ?? '',
    state: employer.state ?? '',
  };
}

export function isSameDraft(one: CompanyDraft, other: CompanyDraft): boolean {
  return companyDraft.keyof().options.every((field) => one[field] === other[field]);
}

/** Unsaved input of the form, or null. */
export function readCompanyDraft(employerId: string): CompanyDraft | null {
  return readDraft(employerId, COMPANY_DRAFT, companyDraft);
}

export function writeCompanyDraft(employerId: string, draft: CompanyDraft): void {
  writeDraft(employerId, COMPANY_DRAFT, draft);
}

/** Checks the draft by the contract's rules; the parsed result is what is sent. */
export function checkCompanyDraft(draft: CompanyDraft) {
  return updateEmployerBody.safeParse(draft);
}
