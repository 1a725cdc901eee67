/** The door of the discovery wing: how jobs come to people. Other wings know nothing else of it. */
export { addAlert } from './alerts/index.ts';
export { routes } from './routes.ts';
export { tasks } from './tasks.ts';
