/** What other features may use of notices. */
export { insertWantedNotice } from './notices.queries.ts';
export { noticeRoutes } from './notices.routes.ts';
