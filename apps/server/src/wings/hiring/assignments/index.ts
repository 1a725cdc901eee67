/** What other features may use of the shifts that people have. */
export { assignShifts } from './assign-shifts.ts';
export { CHANGES_MAX, coverDate } from './cover-date.ts';
export { findJobShifts, type JobShifts, rangeOf } from './assignments.queries.ts';
export { datesOfShift, lastDayAhead } from './dates-of-shift.ts';
export {
  cancelShiftsOfEmployer,
  cancelShiftsOfRemovedJob,
  offerShiftsOfRestoredJob,
} from './edits/cancel-shifts-ahead.ts';
export { followEditedShifts } from './edits/follow-edited-shifts.ts';
export { makeRoomInShifts } from './edits/make-room.ts';
export { employerShiftMail } from './mails/employer-shift-mail.ts';
export { queueNoShowMail, shiftMail } from './mails/shift-mail.ts';
export { IS_DUE } from './is-due.queries.ts';
export { recordAcceptedShiftsTold } from './told-shifts.queries.ts';
export { recordWorkableShifts } from './record-workable-shifts.ts';
export { dailyShiftDates } from './tasks/extend-shift-dates.ts';
export { settleShifts } from './tasks/settle-shifts.ts';
export { queueShiftNews, tellShiftNews } from './tasks/tell-shift-news.ts';
