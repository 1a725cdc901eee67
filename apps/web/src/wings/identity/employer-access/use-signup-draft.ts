import { useEffect } from 'react';
import { readSignupDraft, writeSignupDraft } from './signup-draft.ts';
import type { AccountForm, CompanyForm } from './signup-rules.ts';

const ACCOUNT_TEXTS = ['companyName', 'email'] as const;
const COMPANY_TEXTS = ['address', 'city', 'state', 'phone', 'website', 'taxNumber'] as const;

/**
 * Restores input from before a reload. A field that already has newer input keeps it.
 *
 * @returns a function that stores the current input.
 */
export function useSignupDraft(account: AccountForm, company: CompanyForm): () => void {
  useEffect(() => {
    const draft = readSignupDraft();
    for (const name of ACCOUNT_TEXTS) {
      const text = draft[name];
      if (text && !account.getValues(name)) account.setValue(name, text);
    }
    for (const name of COMPANY_TEXTS) {
      const text = draft[name];
      if (text && !company.getValues(name)) company.setValue(name, text);
    }
  }, [account, company]);

  return () => {
    writeSignupDraft({ ...account.getValues(), ...company.getValues() });
  };
}
