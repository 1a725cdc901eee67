/** What other features may use of employers. */
export { employerRoutes } from './employers.routes.ts';
export { findEmployer, findPublicEmployer } from './employers.queries.ts';
export { presentPublicEmployer } from './present-employer.ts';
