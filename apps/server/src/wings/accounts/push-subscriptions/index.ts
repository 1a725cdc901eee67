/** The browsers to which an account's news is pushed. */
export { pushRoutes } from './push.routes.ts';
