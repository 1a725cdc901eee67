/** What other features may use of documents. */
export { attachDocuments, listAttachedDocuments } from './documents.queries.ts';
export { documentRoutes } from './documents.routes.ts';
