/** What other features may use of the settings of screening. */
export { screeningSettingsRoutes } from './settings.routes.ts';
export { thresholdsMail } from './thresholds-mail.ts';
