/** The door of the posting wing: how jobs are written, changed and closed. Other wings know nothing else of it. */
export { columnsOfShifts } from './job-postings/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
