/** What other features may use of reports. */
export { addReport } from './report-subject.ts';
export { reportRoutes } from './reports.routes.ts';
