import * as z from 'zod';
import { PLACE_TEXT_MAX } from './search-radius.ts';

const PLACE_ID_MESSAGE = 'Please choose a place from the list';

/** A place of the gazetteer: its kind, and its number there. */
export const placeId = z
  .string(PLACE_ID_MESSAGE)
  .regex(/^(?:city|zip|campus)-[0-9]{1,10}$/, PLACE_ID_MESSAGE);

export const place = z.object({
  id: placeId,
  kind: z.enum(['city', 'zip', 'campus']),
  /** Without the state. */
  label: z.string(),
  state: z.string(),
});

export const placesQuery = z.object({
  q: z
    .string('Please enter a city, ZIP code or campus')
    .trim()
    .min(1, 'Please enter a city, ZIP code or campus')
    .max(PLACE_TEXT_MAX, `Please use at most ${PLACE_TEXT_MAX} characters`),
});

const LATITUDE_MESSAGE = 'Please enter a latitude between -90 and 90';
const LONGITUDE_MESSAGE = 'Please enter a longitude between -180 and 180';

export const nearestPlacesBody = z.object({
  lat: z.number(LATITUDE_MESSAGE).min(-90, LATITUDE_MESSAGE).max(90, LATITUDE_MESSAGE),
  lon: z.number(LONGITUDE_MESSAGE).min(-180, LONGITUDE_MESSAGE).max(180, LONGITUDE_MESSAGE),
});

export type Place = z.output<typeof place>;
