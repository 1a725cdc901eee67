/** What other features may use of places. */
export { areasAround, type Point } from './areas-around.ts';
export { loadGazetteer, locateSomeJobs, requestGazetteer } from './load-gazetteer.ts';
export { findPlace } from './places.queries.ts';
export { placeRoutes } from './places.routes.ts';
