import type { Job } from '@nextshift/contract';

/** How many people a job hires, and how many openings are left: '3 openings, 2 left'; null for a single one. */
export function openingsText({
  openings,
  openingsLeft,
}: Pick<Job, 'openings' | 'openingsLeft'>): string | null {
  if (openings === 1) return null;
  if (openingsLeft === openings) return `${openings} openings`;
  return `${openings} openings, ${openingsLeft > 0 ? openingsLeft : 'none'} left`;
}
