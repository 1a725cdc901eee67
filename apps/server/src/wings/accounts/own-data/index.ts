/** What other features may use of one's own data. */
export { ownDataRoutes } from './own-data.routes.ts';
