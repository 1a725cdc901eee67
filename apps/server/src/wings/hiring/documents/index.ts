/** What other features may use of documents. */
export {
  attachDocuments,
  type AttachedDocuments,
  detachDocuments,
  listAttachedDocuments,
} from './documents.queries.ts';
export { documentRoutes } from './documents.routes.ts';
