import { USER_AGE_MIN } from '@nextshift/contract';
import { policyTitles, type PolicyTitle } from '../../platform/paths.ts';

export interface PolicySection {
  readonly title: string;
  readonly text: string;
}

/** The policy that an address names; the agreement where it names none that we have. */
export function policyOf(item: string | undefined): PolicyTitle {
  return policyTitles.find((title) => title === item) ?? 'User Agreement';
}

export const policyTexts = {
  'User Agreement': [
    {
      title: 'Who may join',
      text: `You must be at least ${USER_AGE_MIN} years old to use NextShift. By joining you confirm that you are, and that what you tell us about yourself is true.`,
    },
    {
      title: 'Your account',
      text: 'Your account is yours alone. Keep your password to yourself, and tell us if you believe that someone else has used it. You may leave at any time.',
    },
    {
      title: 'Applying for jobs',
      text: 'When you apply, the employer of that job sees your name, your application and, unless you hide it in your settings, your profile. Your email and phone number are shown once the employer has accepted you, for 30 days.',
    },
    {
      title: 'Posting jobs',
      text: 'Employers post real openings of their own, describe them honestly, and pay what they announce. Jobs that mislead, discriminate or ask applicants for money are removed.',
    },
    {
      title: 'Being fair to each other',
      text: 'Do not post what you have no right to, do not pretend to be someone else, and do not use what you learn here for anything but the job it was given for.',
    },
  ],
  'Terms & Conditions': [
    {
      title: 'What NextShift is',
      text: 'NextShift brings job seekers and employers together. We are not the employer, and take no part in the contract that the two of you make.',
    },
    {
      title: 'What it costs',
      text: 'Searching and applying cost nothing. Employers choose a plan, which says how many jobs may be active and how many people may apply to each.',
    },
    {
      title: 'Plans and billing',
      text: 'A plan runs for a month or a year and renews until it is canceled. A canceled plan stays until the end of the time that was paid for.',
    },
    {
      title: 'What we answer for',
      text: 'We keep the service running with care, but cannot promise that it always will, that every job is filled, or that every applicant is the right one.',
    },
    {
      title: 'When these terms change',
      text: 'If we change these terms in a way that matters, we say so before the change applies. If you do not agree, you may close your account.',
    },
  ],
  'Privacy Policy': [
    {
      title: 'What we keep',
      text: 'What you enter: your account, your profile, the jobs you save and your applications. From employers: company details and jobs. Passwords are kept only as hashes that cannot be turned back.',
    },
    {
      title: 'Who sees it',
      text: 'Visitors see jobs and company pages. An employer sees the profile of people who applied to its jobs, within the visibility that they chose. Nobody else does, and we sell nothing.',
    },
    {
      title: 'How long',
      text: 'As long as you have an account. Contact details of an accepted applicant are hidden from the employer again after 30 days.',
    },
    {
      title: 'Your say',
      text: 'You can see and change your details at any time in your profile and settings, and ask us for a copy or to have them deleted.',
    },
  ],
  'Cookie Policy': [
    {
      title: 'One cookie',
      text: 'Signing in sets one cookie, which keeps you signed in. It ends when you sign out, when you close the browser, or after 30 days if you asked us to remember you.',
    },
    {
      title: 'Storage in your browser',
      text: 'So that pages show at once, your browser keeps your name, the list of jobs that you saved or applied to, and a copy of your profile. Signing out clears them.',
    },
    {
      title: 'No tracking',
      text: 'We set no cookies for advertising, and let nobody else set any here.',
    },
  ],
} as const satisfies Record<PolicyTitle, readonly PolicySection[]>;
