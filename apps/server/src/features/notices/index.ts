/** What other features may use of notices. */
export { insertNoticeIfEnabled } from './notices.queries.ts';
export { noticeRoutes } from './notices.routes.ts';
