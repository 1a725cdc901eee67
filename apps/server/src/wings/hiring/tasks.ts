import {
  applicantMail,
  endingMail,
  answerReminderMail,
  employerMail,
  jobFullMail,
  newApplicationNews,
  withdrawalMail,
} from './news/index.ts';
import {
  endApplications,
  endUnanswered,
  notifyOfStatus,
  remindOfAnswers,
} from './applications/index.ts';
import {
  cancelShiftsOfRemovedJob,
  coverMail,
  employerShiftMail,
  dailyShiftDates,
  settleShifts,
  shiftMail,
  tellShiftNews,
} from './work/index.ts';
import { attendanceMail, interviewMail, settleInterviews } from './interviews/index.ts';
import { deliverHeldMessage, messageMail, messagePush } from './messages/index.ts';
import { remindOfSavedJobs, savedJobMail } from './saved-jobs/index.ts';

export const tasks = [
  answerReminderMail,
  applicantMail,
  attendanceMail,
  cancelShiftsOfRemovedJob,
  coverMail,
  deliverHeldMessage,
  employerMail,
  employerShiftMail,
  endApplications,
  endingMail,
  endUnanswered,
  dailyShiftDates,
  interviewMail,
  jobFullMail,
  messageMail,
  messagePush,
  newApplicationNews,
  notifyOfStatus,
  // Versions that announced stages immediately queued decisions under this name.
  { ...notifyOfStatus, name: 'decision-news' },
  remindOfAnswers,
  remindOfSavedJobs,
  savedJobMail,
  settleInterviews,
  settleShifts,
  shiftMail,
  tellShiftNews,
  withdrawalMail,
];
