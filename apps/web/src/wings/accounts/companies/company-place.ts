import type { PublicEmployer } from '@nextshift/contract';

/** 'city, state' as far as known, or null. */
export function companyPlace({ city, state }: Pick<PublicEmployer, 'city' | 'state'>) {
  return [city, state].filter(Boolean).join(', ') || null;
}
