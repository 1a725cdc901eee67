import * as z from 'zod';
import { notedHours } from './week-notation.ts';

const studentWeek = z.object({
  free: z.array(notedHours),
  /** Classes and practice. */
  busy: z.array(notedHours),
});

/** Weeks of students as they save them. */
export const studentWeeks = z.array(studentWeek).parse([
  {
    free: ['mon tue wed thu fri 12:00-22:00', 'sat sun 08:00-22:00'],
    busy: ['mon wed 13:30-14:45', 'tue 15:00-17:45'],
  },
  {
    free: ['mon wed fri 06:00-13:00', 'sat sun 06:00-20:00'],
    busy: ['fri 10:00-11:50'],
  },
  {
    free: ['tue thu 08:00-18:00', 'fri 12:00-23:00', 'sat sun 10:00-23:00'],
    busy: ['tue thu 11:00-12:15', 'sun 17:00-19:00'],
  },
  {
    free: ['mon tue wed thu 16:00-23:00', 'sat 07:00-16:00'],
    busy: ['wed 18:00-20:45'],
  },
  {
    free: ['mon tue wed thu fri 06:00-17:30'],
    busy: ['mon wed 09:30-10:45', 'tue thu 14:00-15:15'],
  },
  {
    free: ['thu fri sat sun 17:00-03:00', 'sun 09:00-22:00'],
    busy: [],
  },
]);

/** The demo seeker's: free when the rest of the day is. */
export const demoSeekerWeek = studentWeek.parse({
  free: ['mon wed fri 06:00-18:00', 'tue thu 13:00-22:00', 'sat sun 07:00-22:00'],
  busy: ['mon wed 09:30-10:45', 'mon wed 12:00-13:15', 'thu 15:30-16:45', 'fri 10:00-11:50'],
});

/** The demo seeker's classes of the term to come. */
export const demoNextTerm = z.array(notedHours).parse(['tue thu 18:00-19:15', 'sat 09:00-10:50']);
