import type { EmployerApplication } from '@nextshift/contract';

export function applicantName({ user }: Pick<EmployerApplication, 'user'>): string {
  return `${user.firstName} ${user.lastName}`;
}

/** 'Raleigh, NC'; what there is of it, or null. */
export function applicantPlace({ user }: Pick<EmployerApplication, 'user'>): string | null {
  const parts = [user.profile?.city, user.profile?.state].filter((part) => part);
  return parts.length === 0 ? null : parts.join(', ');
}
