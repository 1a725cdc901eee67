/** What other features may use of sessions. */
export { sessionRoutes } from './sessions.routes.ts';
