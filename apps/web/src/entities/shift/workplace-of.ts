import type { Assignment } from '@nextshift/contract';

/** `404 Glenwood Ave, Raleigh, NC 27603`, `Remote`. */
export function workplaceOf({
  address,
  city,
  state,
  zipCode,
  locationType,
}: Pick<Assignment, 'address' | 'city' | 'state' | 'zipCode' | 'locationType'>): string {
  if (locationType === 'Remote') return 'Remote';
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}
