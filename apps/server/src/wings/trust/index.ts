/** The door of the trust wing: what operators decide. Other wings know nothing else of it. */
export { decideSampleCase } from './cases/index.ts';
export { addReport } from './reports/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
