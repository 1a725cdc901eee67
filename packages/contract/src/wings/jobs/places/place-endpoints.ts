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
    'Cities, ZIP codes and campuses that begin with a text or whose words do with its words, the largest first',
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
    'The places around a point, the nearest ZIP code among them, the nearest first; the point is neither stored nor logged',
  body: nearestPlacesBody,
  responses,
});
