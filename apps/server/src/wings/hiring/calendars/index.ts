/** What other features may use of calendars. */
export { calendarFileRoute, calendarRoutes } from './calendars.routes.ts';
