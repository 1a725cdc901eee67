/** What other features may use of one's own data. */
export { type Expiry, manifest } from './manifest/index.ts';
export { ownDataRoutes } from './own-data.routes.ts';
