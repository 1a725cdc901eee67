/** What other features may use of the addresses of calendars: who has one reads the calendar. */
export { calendarAddress, resetCalendarAddress } from './calendar-address.ts';
export { deleteCalendarAddress, findOwnerOfToken } from './calendar-addresses.queries.ts';
