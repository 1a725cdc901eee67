/** What other features may use of appeals. */
export { appealRoutes } from './appeals.routes.ts';
export { createAppealLink } from './create-appeal-link.ts';
