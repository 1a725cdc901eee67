import type { Standing } from '@nextshift/contract';

/** How far a company is checked, in words. */
export const STANDING_WORDS: Readonly<Record<Standing, { name: string; about: string }>> = {
  new: { name: 'New', about: 'Mail address not confirmed' },
  confirmed: { name: 'Confirmed', about: 'Mail address confirmed' },
  verified: { name: 'Verified', about: 'By domain or by an operator' },
};
