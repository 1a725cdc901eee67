/** What others in the wing may use of shifts, of who works them, and of their calendars. */
export { assignShifts } from './assignments/assign-shifts.ts';
export { findJobShifts, rangeOf } from './assignments/assignments.queries.ts';
export { datesOfShift, lastDayAhead } from './assignments/dates-of-shift.ts';
export {
  cancelShiftsOfEmployer,
  cancelShiftsOfRemovedJob,
  offerShiftsOfRestoredJob,
} from './assignments/edits/cancel-shifts-ahead.ts';
export { followEditedShifts } from './assignments/edits/follow-edited-shifts.ts';
export { makeRoomInShifts } from './assignments/edits/make-room.ts';
export { employerShiftMail } from './assignments/mails/employer-shift-mail.ts';
export { shiftMail } from './assignments/mails/shift-mail.ts';
export { recordWorkableShifts } from './assignments/record-workable-shifts.ts';
export { dailyShiftDates } from './assignments/tasks/extend-shift-dates.ts';
export { settleShifts } from './assignments/tasks/settle-shifts.ts';
export { queueShiftNews, tellShiftNews } from './assignments/tasks/tell-shift-news.ts';
export { recordAcceptedShiftsTold } from './assignments/told-shifts.queries.ts';
export { calendarFileRoute, calendarRoutes } from './calendars/calendars.routes.ts';
export { foldLines } from './calendars/fold-lines.ts';
export { listCoverCandidates } from './covers/cover-candidates.queries.ts';
export { coverMail } from './covers/cover-mail.ts';
export { coverRoutes } from './covers/covers.routes.ts';
export { shiftRoutes } from './shifts/shifts.routes.ts';
