import { USER_AGE_MIN } from '@nextshift/contract';
import type { PolicySection } from './policy-section.ts';

export const termsAndConditions = [
  {
    title: 'What NextShift is',
    paragraphs: [
      'NextShift is a job board: it brings job seekers and employers together. We are neither the employer nor an agency. We take no part in the contract that the two of you make.',
    ],
  },
  {
    title: 'Who may use it',
    paragraphs: [
      `Anyone may search and read jobs and company pages. An account is for people of at least ${USER_AGE_MIN} years, and for companies that may hire in the United States.`,
    ],
  },
  {
    title: 'What it costs',
    paragraphs: [
      'For job seekers everything is free: searching, saving, applying, and a profile with videos.',
      'Employers choose a plan. It says how many of their jobs may be active at a time. It also says how many people may apply to each. The prices are shown before anything is bought.',
    ],
  },
  {
    title: 'Plans and billing',
    paragraphs: [
      'A plan runs for a month or a year, and is paid in advance. It renews by itself until it is canceled. Prices are in US dollars. Payments are taken by our payment provider; we see neither card nor account numbers.',
      'Moving to another plan takes effect at once. What is left of the old plan is counted against the price of the new one.',
    ],
  },
  {
    title: 'Canceling a plan',
    paragraphs: [
      'You may cancel at any time. A canceled plan stays until the end of the time that was paid for, unless you end it at once. What was paid for is not paid back then.',
      'Without a plan no job can be posted. Jobs that are still active are closed seven days after the email that says so. That is never before the plan’s end.',
    ],
  },
  {
    title: 'How search orders jobs',
    paragraphs: [
      'Featured listings of the Accelerate and Corporate plans come first, then jobs of the Impact plan, then all others. Within each, the newest come first. Nothing else can buy a better place.',
    ],
  },
  {
    title: 'What we answer for',
    paragraphs: [
      'We keep the service running with care, but cannot promise that it always will. Nor can we promise that every job is filled, or that jobs and applicants are what they say. Look closely before you agree to anything.',
      'The law may allow us to limit what we answer for. We are then responsible for what we have done on purpose or with gross negligence.',
    ],
  },
  {
    title: 'What others put here',
    paragraphs: [
      'Jobs, company pages and profiles are written by those who post them. If one of them breaks the law or these terms, write to us at the address below. We look into it.',
    ],
  },
  {
    title: 'When these terms change',
    paragraphs: [
      'If we change these terms in a way that matters, we say so before the change applies. If you do not agree, you may close your account. With each account we keep the version of the policies that it agreed to.',
    ],
  },
] as const satisfies readonly PolicySection[];
