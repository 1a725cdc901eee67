import { places } from '../board/places.ts';

/** Raleigh, which has a tenth of all jobs, and cities of the usual size. */
export const measuredCities = places.filter((_, index) => index % 5 === 0);
