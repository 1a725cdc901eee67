/** What other features may use of seeker accounts. */
export { accountRoutes } from './accounts.routes.ts';
