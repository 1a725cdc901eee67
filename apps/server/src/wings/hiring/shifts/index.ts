/** What other features may use of shifts. */
export { shiftRoutes } from './shifts.routes.ts';
