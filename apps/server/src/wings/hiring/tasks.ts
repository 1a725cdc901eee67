import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { sendApplicantMail, sendEndingMail } from './applicant-mail/index.ts';
import {
  endApplications,
  endUnanswered,
  notifyOfStatus,
  remindOfAnswers,
} from './applications/index.ts';
import {
  cancelShiftsOfRemovedJob,
  extendShiftDates,
  sendEmployerShiftMail,
  sendShiftMail,
  settleShifts,
  tellShiftNews,
} from './assignments/index.ts';
import {
  sendAnswerReminderMail,
  sendEmployerMail,
  sendJobFullMail,
  sendWithdrawalMail,
} from './employer-mail/index.ts';
import { remindOfSavedJobs, sendSavedJobMail } from './saved-jobs/index.ts';

export function tasks(platform: Platform) {
  return {
    'answer-reminder-mail': (payload) => sendAnswerReminderMail(platform, payload),
    'answer-reminders': () => remindOfAnswers(platform),
    'applicant-mail': (payload) => sendApplicantMail(platform, payload),
    'cancel-job-shifts': (payload) => cancelShiftsOfRemovedJob(platform, payload),
    // Versions that announced stages immediately queued decisions under this name.
    'decision-news': (payload) => notifyOfStatus(platform, payload),
    'employer-mail': (payload) => sendEmployerMail(platform, payload),
    'employer-shift-mail': (payload) => sendEmployerShiftMail(platform, payload),
    'end-applications': (payload) => endApplications(platform, payload),
    'ending-mail': (payload) => sendEndingMail(platform, payload),
    'job-full-mail': (payload) => sendJobFullMail(platform, payload),
    'saved-job-mail': (payload) => sendSavedJobMail(platform, payload),
    'saved-job-reminders': () => remindOfSavedJobs(platform),
    'shift-dates': () => extendShiftDates(platform),
    'shift-mail': (payload) => sendShiftMail(platform, payload),
    'shift-news': (payload) => tellShiftNews(platform, payload),
    'shift-times': () => settleShifts(platform),
    'status-news': (payload) => notifyOfStatus(platform, payload),
    'unanswered-applications': () => endUnanswered(platform),
    'withdrawal-mail': (payload) => sendWithdrawalMail(platform, payload),
  } satisfies Partial<TaskList>;
}
