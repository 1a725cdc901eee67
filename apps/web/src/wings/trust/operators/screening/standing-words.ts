import type { Standing } from '@nextshift/contract';

/** How far a company is checked, in words. */
export const STANDING_WORDS: Readonly<Record<Standing, { name: string; about: string }>> = {
  new: { name: 'New', about: 'Email address not confirmed' },
  confirmed: { name: 'Confirmed', about: 'Email address confirmed' },
  verified: { name: 'Verified', about: 'By domain or by an operator' },
};
