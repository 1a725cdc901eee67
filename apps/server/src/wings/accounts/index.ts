/** The door of the accounts wing: the accounts of seekers and companies. Other wings know nothing else of it. */
export { findEmployer, findPublicEmployer, presentPublicEmployer } from './employers/index.ts';
export { type Expiry, manifest } from './own-data/index.ts';
export { routes } from './routes.ts';
