import type { EmployerApplication } from '@nextshift/contract';

/** `Free for 3 of 4 shifts`, as it was when they applied; null where it is not shared. */
export function freeShiftsText(free: EmployerApplication['freeShifts']): string | null {
  if (free === null) return null;
  if (free.of === 1) return free.free === 1 ? 'Free for the shift' : 'Not free for the shift';
  return `Free for ${free.free === free.of ? 'all' : String(free.free)} ${free.free === free.of ? '' : 'of '}${String(free.of)} shifts`;
}
