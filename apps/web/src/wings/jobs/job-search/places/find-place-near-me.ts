import { findNearestPlaces, MINUTE_MS, type Place } from '@nextshift/contract';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';

type PlaceNearMe = { readonly place: Place } | { readonly failure: string };

const NOT_SHARED =
  'Your browser did not say where you are. Please type a city, ZIP code or campus instead.';
/** Longest wait for the device, in milliseconds. */
const LOCATE_TIMEOUT_MS = 15_000;
/** A position of the last minutes will do, in milliseconds. */
const POSITION_MAX_AGE_MS = 5 * MINUTE_MS;

/** The ZIP code nearest to the device, which the browser may ask the person about; another place where there is none. */
export async function findPlaceNearMe(): Promise<PlaceNearMe> {
  const position = await currentPosition();
  if (!position) return { failure: NOT_SHARED };
  try {
    // In the body: addresses are logged and kept in histories.
    const { body } = await browserApi.call(findNearestPlaces, {
      body: { lat: position.coords.latitude, lon: position.coords.longitude },
    });
    const place = body.places.find(({ kind }) => kind === 'zip') ?? body.places[0];
    return place ? { place } : { failure: 'We know no place in the United States near you.' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: error.message };
  }
}

function currentPosition(): Promise<GeolocationPosition | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), {
      timeout: LOCATE_TIMEOUT_MS,
      maximumAge: POSITION_MAX_AGE_MS,
    });
  });
}
