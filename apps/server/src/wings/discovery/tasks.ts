import { alertMail, sendDueAlerts, sendRequestedAlert } from './alerts/index.ts';

export const tasks = [alertMail, sendDueAlerts, sendRequestedAlert];
