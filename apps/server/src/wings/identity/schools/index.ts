/** What other features may use of the schools of seekers. */
export { presentShownSchool } from './present-school.ts';
export { schoolRoutes } from './schools.routes.ts';
