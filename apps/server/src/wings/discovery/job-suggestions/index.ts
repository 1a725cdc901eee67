/** What other features may use of suggested jobs. */
export { jobSuggestionRoutes } from './job-suggestions.routes.ts';
