/** What other features may use of application forms. */
export { findCurrentForm } from './application-forms.queries.ts';
