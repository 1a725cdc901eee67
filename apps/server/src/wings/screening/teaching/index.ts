/** What other features may use of what decisions teach. */
export { teachScreening } from './teach-screening.ts';
