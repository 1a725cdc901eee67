/** What other features may use of application forms. */
export { findCurrentForm, replaceForm } from './application-forms.queries.ts';
export { applicationFormRoutes } from './application-forms.routes.ts';
