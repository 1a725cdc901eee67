/** What other features may use of the accounts that operators look at. */
export { operatorAccountRoutes } from './operator-accounts.routes.ts';
