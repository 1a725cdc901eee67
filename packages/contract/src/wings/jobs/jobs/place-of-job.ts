import type { LocationType } from './job-enumerations.ts';

interface PlacedJob {
  readonly city: string;
  readonly state: string;
  readonly locationType: LocationType;
}

/** `Raleigh, NC`, `Raleigh, NC · 2.1 mi · Hybrid` or `Remote · Raleigh, NC`, which is no way to go. */
export function placeOfJob({ city, state, locationType }: PlacedJob, distance?: string): string {
  const place = `${city}, ${state}`;
  if (locationType === 'Remote') return `Remote · ${place}`;
  const parts = distance === undefined ? [place] : [place, distance];
  return (locationType === 'Hybrid' ? [...parts, 'Hybrid'] : parts).join(' · ');
}
