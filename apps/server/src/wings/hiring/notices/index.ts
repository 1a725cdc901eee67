/** What other features may use of notices. */
export { deleteNotice, insertNoticeIfEnabled, insertSavedJobNotice } from './notices.queries.ts';
export { noticeRoutes } from './notices.routes.ts';
