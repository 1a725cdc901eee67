import { findNearestPlaces, findPlaces, type Place } from '@nextshift/contract';
import type { Bind } from '../../../platform/http/call.ts';
import { ok } from '../../../platform/http/responses.ts';
import { findPlacesBeginning, findPlacesNear, type PlaceRow } from './places.queries.ts';

/** Most places that are suggested. */
const PLACES_LIMIT = 8;
/** Farther away than this, no place is near. */
const NEAREST_MILES = 100;

export function placeRoutes(bind: Bind): void {
  bind(findPlaces, async ({ query, content }) => {
    const rows = await findPlacesBeginning(content, query.q, PLACES_LIMIT);
    return ok({ places: rows.map(presentPlace) });
  });

  bind(findNearestPlaces, async ({ body, content }) => {
    const point = { latitude: body.lat, longitude: body.lon };
    const within = { miles: NEAREST_MILES, limit: PLACES_LIMIT };
    const rows = await findPlacesNear(content, point, within);
    return ok({ places: rows.map(presentPlace) });
  });
}

function presentPlace({ id, kind, label, state }: PlaceRow): Place {
  return { id, kind, label, state };
}
