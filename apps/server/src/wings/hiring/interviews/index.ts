/** What others in the wing may use of interviews. */
export { findInterviewHours, storeInterviewHours } from './hours/interview-hours.queries.ts';
export { deleteInvitation } from './interview-changes.queries.ts';
export { interviewRoutes } from './interviews.routes.ts';
export { inviteOnApplying } from './invite-to-interview.ts';
export { attendanceMail } from './mails/attendance-mail.ts';
export { interviewMail } from './mails/interview-mail.ts';
export { settleInterviews } from './tasks/settle-interviews.ts';
