/** What other features may use of sessions. */
export { lockAccount } from './sessions.queries.ts';
export { signInWithPassword } from './sign-in-with-password.ts';
export { sessionRoutes } from './sessions.routes.ts';
