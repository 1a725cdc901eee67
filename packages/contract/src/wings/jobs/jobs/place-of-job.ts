import type { LocationType } from './job-enumerations.ts';

interface PlacedJob {
  readonly city: string;
  readonly state: string;
  readonly locationType: LocationType;
}

/** `Raleigh, NC`, `Raleigh, NC · 2.1 mi · Hybrid` or `Remote · Raleigh, NC`, which is no way to go. */
export function placeOfJob(job: PlacedJob, distance?: string): string {
  return partsOfPlace(job, distance).join(' · ');
}

/** The same part by part, for what breaks its lines between them. */
export function partsOfPlace({ city, state, locationType }: PlacedJob, distance?: string) {
  const place = `${city}, ${state}`;
  if (locationType === 'Remote') return ['Remote', place];
  const parts = distance === undefined ? [place] : [place, distance];
  return locationType === 'Hybrid' ? [...parts, 'Hybrid'] : parts;
}
