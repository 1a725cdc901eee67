/** What other features may use of the overview. */
export { overviewRoutes } from './overview.routes.ts';
