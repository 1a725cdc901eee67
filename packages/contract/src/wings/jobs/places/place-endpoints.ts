import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { nearestPlacesBody, place, placesQuery } from './place-schemas.ts';

const shared = { tag: 'Places', access: 'public', rateLimit: 'read' } as const;
const responses = { 200: z.object({ places: z.array(place) }) };

export const findPlaces = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/places',
  summary:
    'Cities, ZIP codes and campuses whose name, or a word of it, begins with a text; the largest first',
  query: placesQuery,
  responses,
});

export const findNearestPlaces = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/places/nearest',
  // A POST keeps the point out of addresses and logs.
  rateLimit: 'write',
  summary:
    'The places around a point, nearest first, with the nearest ZIP code among them. The point is neither stored nor logged',
  body: nearestPlacesBody,
  responses,
});
