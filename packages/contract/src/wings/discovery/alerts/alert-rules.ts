/** How often an alert sends mails: every day, or every Monday. */
export const alertCadences = ['daily', 'weekly'] as const;
export type AlertCadence = (typeof alertCadences)[number];

/**
 * Why an alert is paused: by its owner, by the link in a mail, because the mailbox refused a mail, or because its owner has
 * not been here for half a year.
 */
export const alertPauses = ['owner', 'unsubscribed', 'bounced', 'away'] as const;
export type AlertPause = (typeof alertPauses)[number];

/** Alerts of one person. */
export const ALERTS_MAX = 10;
/** Jobs in one mail. */
export const ALERT_JOBS_MAX = 20;
/** The hour of the day at which alerts are sent by default. */
export const ALERT_HOUR_DEFAULT = 8;
