/** What other features may use of notices. */
export { insertNoticeIfEnabled, insertSavedJobNotice } from './notices.queries.ts';
export { noticeRoutes } from './notices.routes.ts';
