/** What other features may use of the versions of what is held. */
export { countHeldBefore } from './versions.queries.ts';
export { listVersions } from './list-versions.ts';
