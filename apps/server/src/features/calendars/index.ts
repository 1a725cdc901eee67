/** What other features may use of calendars. */
export { deleteCalendarAddress } from './calendars.queries.ts';
export { calendarFileRoute, calendarRoutes } from './calendars.routes.ts';
