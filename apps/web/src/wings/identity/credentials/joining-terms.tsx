import { USER_AGE_MIN } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths, type PolicyTitle } from '../../../platform/routing/paths.ts';

/** The terms that a signup accepts (spec section 5, Terms). */
export function JoiningTerms() {
  return (
    <p className="text-sm text-ink-soft">
      By joining, you confirm that you are at least {USER_AGE_MIN} years old. You accept the{' '}
      <PolicyLink title="User Agreement">User Agreement</PolicyLink>, the{' '}
      <PolicyLink title="Terms & Conditions">Terms &amp; Conditions</PolicyLink> and the{' '}
      <PolicyLink title="Privacy Policy">Privacy Policy</PolicyLink>.
    </p>
  );
}

/** Opens in a new tab, to keep the form. */
function PolicyLink({ title, children }: { title: PolicyTitle; children: ReactNode }) {
  return (
    <PageLink to={paths.terms(title)} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </PageLink>
  );
}
