/** What other features may use of portfolio videos. */
export { listVideoUrls } from './portfolio-videos.queries.ts';
export { portfolioVideoRoutes } from './portfolio-videos.routes.ts';
