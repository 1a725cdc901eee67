import type { Place } from '@nextshift/contract';
import type { PlaceRow } from './places.queries.ts';

export function presentPlace({ id, kind, label, state }: PlaceRow): Place {
  return { id, kind, label, state };
}
