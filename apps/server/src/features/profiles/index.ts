/** What other features may use of profiles. */
export { findProfile } from './profiles.queries.ts';
