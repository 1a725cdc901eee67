/** What other features may use of profiles. */
export { findProfile } from './find-profile.ts';
export { profileRoutes } from './profiles.routes.ts';
