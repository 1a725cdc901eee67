import { policyTitles, type PolicyTitle } from '../../../platform/routing/paths.ts';
import { cookiePolicy } from './cookie-policy.ts';
import type { PolicySection } from './policy-section.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';
import { userAgreement } from './user-agreement.ts';

/** The policy that an address names; the user agreement by default. */
export function policyOf(item: string | undefined): PolicyTitle {
  return policyTitles.find((title) => title === item) ?? 'User Agreement';
}

export interface Policy {
  /** One sentence for search engine results. */
  readonly summary: string;
  readonly sections: readonly PolicySection[];
}

export const policies = {
  'User Agreement': {
    summary: 'What members of NextShift promise each other: job seekers, employers and we.',
    sections: userAgreement,
  },
  'Terms & Conditions': {
    summary: 'What NextShift offers, what it costs, and what we answer for.',
    sections: termsAndConditions,
  },
  'Privacy Policy': {
    summary: 'What NextShift keeps about you, who sees it, how long, and how to get or delete it.',
    sections: privacyPolicy,
  },
  'Cookie Policy': {
    summary: 'The cookies of NextShift, and what your browser keeps.',
    sections: cookiePolicy,
  },
} as const satisfies Record<PolicyTitle, Policy>;
