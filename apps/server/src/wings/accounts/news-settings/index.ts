/** Which news an account wants, and how. */
export { newsSettingsRoutes } from './news-settings.routes.ts';
export { mutedAfter, newsSettingsOf } from './muted-kinds.queries.ts';
