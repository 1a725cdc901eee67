/** What other features may use of places. */
export { findTimeZone } from './find-time-zone.queries.ts';
export { loadGazetteer, locateSomeJobs, requestGazetteer } from './load-gazetteer.ts';
export { findCityNamed } from './places.queries.ts';
export { placeRoutes } from './places.routes.ts';
export { isSpelledOneWay } from './spelled-one-way.ts';
export { findSurroundings, readSurroundings, type Surroundings } from './surroundings.ts';
