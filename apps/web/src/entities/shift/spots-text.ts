import type { Roster } from '@nextshift/contract';

/** `1 of 2 places free`, `Taken`. */
export function spotsText({
  capacity,
  places,
}: Pick<Roster['shifts'][number], 'capacity' | 'places'>): string {
  const free = Math.max(0, capacity - places.length);
  if (free === 0) return capacity === 1 ? 'Taken' : `All ${String(capacity)} spots taken`;
  if (capacity === 1) return 'Free';
  return `${String(free)} of ${String(capacity)} spots free`;
}
