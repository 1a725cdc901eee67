/** What other features may use of alerts. */
export { alertRoutes } from './alerts.routes.ts';
export { addAlert } from './create-alert.ts';
export { alertMail } from './alert-mail.ts';
export { sendDueAlerts, sendRequestedAlert } from './send-due-alerts.ts';
export { unsubscribePageRoute } from './unsubscribe-page.routes.ts';
