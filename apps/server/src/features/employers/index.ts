/** What other features may use of employers. */
export { employerRoutes } from './employers.routes.ts';
