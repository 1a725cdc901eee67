/** What other features may use of second factors. */
export { deleteSecondFactorSince } from './second-factors.queries.ts';
export { presentSecondFactor } from './present-second-factor.ts';
export { requireSecondFactor } from './require-second-factor.ts';
export { secondFactorRoutes } from './second-factors.routes.ts';
