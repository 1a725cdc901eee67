import {
  endsVerification,
  isWebAddress,
  normalizeWebAddress,
  withScheme,
  type Employer,
} from '@nextshift/contract';
import { useWatch } from 'react-hook-form';
import type { CompanyForm } from './use-company-form.ts';

interface VerificationNoticeProps {
  employer: Employer;
  form: CompanyForm;
}

/** Says before saving that a change ends the verified mark. */
export function VerificationNotice({ employer, form: { control } }: VerificationNoticeProps) {
  const [companyName, website, contactEmail] = useWatch({
    control,
    name: ['companyName', 'website', 'contactEmail'],
  });
  const after = {
    email: employer.email,
    companyName: companyName.trim(),
    website: asStored(website),
    contactEmail: contactEmail.trim(),
  };
  const ends = employer.verification === 'verified' && endsVerification(employer, after);
  return (
    <p role="status" className={ends ? 'rounded-control bg-info-soft px-4 py-3' : 'sr-only'}>
      {ends
        ? 'Your company loses its verified mark when you save. It stands for your name, your website and addresses at your own domain. You can verify it again afterwards.'
        : null}
    </p>
  );
}

/** A website as typed, as it would be stored; null if it could not be. */
function asStored(typed: string): string | null {
  const address = withScheme(typed.trim());
  return isWebAddress(address) ? normalizeWebAddress(address) : null;
}
