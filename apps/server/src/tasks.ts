import {
  sendAccountLinkMail,
  sendAccountMail,
  sendSignInMail,
} from './wings/identity/account-mail/index.ts';
import {
  sendAlertMail,
  sendDueAlerts,
  sendRequestedAlert,
} from './wings/discovery/alerts/index.ts';
import { sendApplicantMail, sendEndingMail } from './wings/hiring/applicant-mail/index.ts';
import {
  endApplications,
  endUnanswered,
  notifyOfStatus,
  remindOfAnswers,
} from './wings/hiring/applications/index.ts';
import {
  cancelShiftsOfRemovedJob,
  extendShiftDates,
  sendEmployerShiftMail,
  sendShiftMail,
  settleShifts,
  tellShiftNews,
} from './wings/hiring/assignments/index.ts';
import { sendAppealMail, sendRemovalMail } from './wings/trust/cases/index.ts';
import {
  sendAnswerReminderMail,
  sendEmployerMail,
  sendJobFullMail,
  sendWithdrawalMail,
} from './wings/hiring/employer-mail/index.ts';
import { checkHeldJobs, sendHoldMail } from './wings/screening/moderation/index.ts';
import { processClosingDates, sendJobClosingMail } from './wings/posting/job-closing/index.ts';
import { publishScheduledDrafts, sendJobDraftMail } from './wings/posting/job-drafts/index.ts';
import { loadGazetteer, locateSomeJobs } from './wings/jobs/places/index.ts';
import { sendPasswordResetMail } from './wings/identity/passwords/index.ts';
import { computeResponsiveness } from './wings/jobs/responsiveness/index.ts';
import { remindOfSavedJobs, sendSavedJobMail } from './wings/hiring/saved-jobs/index.ts';
import { completeSuspension, sendSuspensionMail } from './wings/trust/suspensions/index.ts';
import { sendSalesInquiryMail } from './wings/billing/sales-inquiries/index.ts';
import { sendScamWarningMail, warnOfScam } from './wings/trust/scam-warnings/index.ts';
import {
  type DeliverEvent,
  renewSubscriptions,
  sendSandboxEvent,
} from './wings/billing/payments/index.ts';
import {
  cancelLeftPlan,
  cancelWithdrawnPlan,
  processPlanEndings,
  reconcilePendingCheckouts,
  sendSubscriptionMail,
} from './wings/billing/subscriptions/index.ts';
import { cleanUp } from './platform/database/clean-up.ts';
import type { Platform } from './platform/platform.ts';
import type { TaskList } from './platform/queue/task.ts';

/**
 * All background tasks by name; each gets its input in the payload. `deliver` sends the events of the
 * sandbox to our own webhook.
 */
export function createTasks(platform: Platform, deliver: DeliverEvent): TaskList {
  return {
    'account-link-mail': (payload) => sendAccountLinkMail(platform, payload),
    'account-mail': (payload) => sendAccountMail(platform, payload),
    'alert-mail': (payload) => sendAlertMail(platform, payload),
    alerts: () => sendDueAlerts(platform),
    'answer-reminder-mail': (payload) => sendAnswerReminderMail(platform, payload),
    'answer-reminders': () => remindOfAnswers(platform),
    'appeal-mail': (payload) => sendAppealMail(platform, payload),
    'applicant-mail': (payload) => sendApplicantMail(platform, payload),
    'cancel-left-plan': (payload) => cancelLeftPlan(platform, payload),
    'cancel-job-shifts': (payload) => cancelShiftsOfRemovedJob(platform, payload),
    // Versions before refunds ended plans queued it under this name.
    'cancel-second-plan': (payload) => cancelWithdrawnPlan(platform, payload),
    'cancel-withdrawn-plan': (payload) => cancelWithdrawnPlan(platform, payload),
    'clean-up': () => cleanUp(platform),
    'closing-dates': () => processClosingDates(platform),
    // Versions that announced stages immediately queued decisions under this name.
    'decision-news': (payload) => notifyOfStatus(platform, payload),
    'employer-mail': (payload) => sendEmployerMail(platform, payload),
    'employer-shift-mail': (payload) => sendEmployerShiftMail(platform, payload),
    'end-applications': (payload) => endApplications(platform, payload),
    'ending-mail': (payload) => sendEndingMail(platform, payload),
    'held-jobs': (payload) => checkHeldJobs(platform, payload),
    'hold-mail': (payload) => sendHoldMail(platform, payload),
    'job-closing-mail': (payload) => sendJobClosingMail(platform, payload),
    'job-draft-mail': (payload) => sendJobDraftMail(platform, payload),
    'job-full-mail': (payload) => sendJobFullMail(platform, payload),
    'load-gazetteer': (payload) => loadGazetteer(platform, payload),
    'locate-jobs': (payload) => locateSomeJobs(platform, payload),
    'password-reset-mail': (payload) => sendPasswordResetMail(platform, payload),
    'pending-checkouts': () => reconcilePendingCheckouts(platform),
    'plan-endings': () => processPlanEndings(platform),
    'removal-mail': (payload) => sendRemovalMail(platform, payload),
    'requested-alert': (payload) => sendRequestedAlert(platform, payload),
    responsiveness: () => computeResponsiveness(platform),
    'saved-job-mail': (payload) => sendSavedJobMail(platform, payload),
    'saved-job-reminders': () => remindOfSavedJobs(platform),
    'scam-warning-mail': (payload) => sendScamWarningMail(platform, payload),
    'scam-warnings': (payload) => warnOfScam(platform, payload),
    'scheduled-drafts': () => publishScheduledDrafts(platform),
    'shift-dates': () => extendShiftDates(platform),
    'shift-mail': (payload) => sendShiftMail(platform, payload),
    'shift-news': (payload) => tellShiftNews(platform, payload),
    'shift-times': () => settleShifts(platform),
    'sign-in-mail': (payload) => sendSignInMail(platform, payload),
    'status-news': (payload) => notifyOfStatus(platform, payload),
    'subscription-mail': (payload) => sendSubscriptionMail(platform, payload),
    suspension: (payload) => completeSuspension(platform, payload),
    'suspension-mail': (payload) => sendSuspensionMail(platform, payload),
    'sales-inquiry-mail': (payload) => sendSalesInquiryMail(platform, payload),
    'sandbox-event': (payload) => sendSandboxEvent(platform, deliver, payload),
    'sandbox-renewals': () => renewSubscriptions(platform),
    'unanswered-applications': () => endUnanswered(platform),
    'withdrawal-mail': (payload) => sendWithdrawalMail(platform, payload),
  };
}
