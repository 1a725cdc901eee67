import { insertPlaces } from '../../src/wings/jobs/places/gazetteer.queries.ts';
import type { GazetteerPlace } from '../../src/wings/jobs/places/read-gazetteer.ts';
import type { TestApp } from '../create-test-app.ts';

const placeOf = (
  id: string,
  label: string,
  [latitude, longitude]: readonly [number, number],
  { state = 'NC', rank = 0, otherName = '' } = {},
): GazetteerPlace => ({ id, label, state, latitude, longitude, rank, otherName });

/** Some places of the gazetteer, most of them around Raleigh. */
export const trianglePlaces = [
  placeOf('city-4487042', 'Raleigh', [35.7721, -78.6386], { rank: 451_066 }),
  placeOf('city-4442797', 'Raleigh', [32.0335, -89.5223], { state: 'MS', rank: 1_427 }),
  placeOf('city-4460162', 'Chapel Hill', [35.9132, -79.0558], { rank: 59_568 }),
  placeOf('city-4464368', 'Durham', [35.994, -78.8986], { rank: 257_636 }),
  placeOf('city-4499612', 'Winston-Salem', [36.0999, -80.2442], { rank: 241_218 }),
  placeOf('city-5045360', 'Saint Paul', [44.9444, -93.0933], { state: 'MN', rank: 285_068 }),
  placeOf('zip-27601', '27601 Raleigh', [35.7737, -78.6346]),
  placeOf('zip-27606', '27606 Raleigh', [35.7423, -78.7155]),
  placeOf('zip-27701', '27701 Durham', [35.9967, -78.8966]),
  placeOf('campus-199193', 'North Carolina State University at Raleigh', [35.7851, -78.6745], {
    rank: 10_000,
    otherName: 'ncsu',
  }),
  placeOf('campus-199120', 'University of North Carolina at Chapel Hill', [35.9118, -79.051], {
    rank: 10_000,
    otherName: 'unc',
  }),
] as const;

/** Fills the gazetteer with a few places, or those given. */
export function fillGazetteer(
  app: Pick<TestApp, 'database'>,
  places: readonly GazetteerPlace[] = trianglePlaces,
): Promise<void> {
  return insertPlaces(app.database, places);
}
