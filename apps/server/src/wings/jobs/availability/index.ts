/** What other features may use of when seekers can work. */
export { findAssignedTimes } from './assigned-times.queries.ts';
export { availabilityRoutes } from './availability.routes.ts';
export { findWeek } from './find-week.ts';
export { freeShiftsOf } from './free-shifts.ts';
export { freeTimeOf } from './free-time.ts';
export { readAvailability } from './read-availability.ts';
