/** What others in the wing may use of notices and of mails to applicants and employers. */
export {
  announceApplication,
  forgetApplicationNews,
} from './applicant-mail/announce-application.ts';
export { applicantMail } from './applicant-mail/applicant-mail.ts';
export { announceEnding, endingMail } from './applicant-mail/ending-mail.ts';
export { answerReminderMail } from './employer-mail/answer-reminder-mail.ts';
export {
  type DigestWindow,
  digestWindowOf,
  digestWindowSince,
} from './employer-mail/digest-window.ts';
export { announceToEmployer, employerMail } from './employer-mail/employer-mail.ts';
export { announceFullJob, jobFullMail } from './employer-mail/job-full-mail.ts';
export { withdrawalMail } from './employer-mail/withdrawal-mail.ts';
export { liveRoutes } from './live/live.routes.ts';
export { newApplicationNews } from './live/new-application-news.ts';
export {
  insertMessageNotice,
  insertNotice,
  insertSavedJobNotice,
} from './notices/notices.queries.ts';
export { noticeRoutes } from './notices/notices.routes.ts';
export {
  markCoverNoticesRead,
  markInterviewNoticesRead,
  markMessageNoticesRead,
} from './notices/read-notices.queries.ts';
