import { isWebAddress, type PublicEmployer } from '@nextshift/contract';
import { BadgeCheck } from 'lucide-react';
import { formatDate } from '../../platform/text/format-date.ts';

/** What says whether, how and when a company was verified. */
export type VerifiedCompany = Pick<
  PublicEmployer,
  'verified' | 'verifiedBy' | 'verifiedAt' | 'website' | 'companyName'
>;

/** What was checked of a verified company, and when; nothing for another. */
export function VerifiedDetails({ company }: { company: VerifiedCompany }) {
  const { verified, verifiedBy, verifiedAt, website, companyName } = company;
  if (!verified) return null;
  const host =
    website && isWebAddress(website) ? new URL(website).host.replace(/^www\./, '') : 'its website';
  return (
    <details className="mt-3 w-fit max-w-prose">
      <summary className="flex min-h-8 w-fit cursor-pointer items-center gap-1.5 rounded-full bg-info-soft px-3 text-sm font-semibold text-info">
        <BadgeCheck aria-hidden="true" className="size-4.5" />
        Verified
      </summary>
      <p className="mt-2 text-sm text-ink-soft">
        {verifiedBy === 'domain'
          ? `${companyName} signed up with an email address at ${host}, and showed on ${formatDate(verifiedAt)} that it receives email there.`
          : `NextShift checked on ${formatDate(verifiedAt)} that ${companyName} is who it says it is.`}{' '}
        It says nothing about the jobs themselves.
      </p>
    </details>
  );
}
