/** What other features may use of the versions of what is held. */
export { countHeldBefore, moveVersions } from './versions.queries.ts';
export { findHeldPassages, listVersions } from './list-versions.ts';
export { storeVersions } from './store-versions.ts';
