import * as z from 'zod';

/** The IANA name of a time zone. */
export const timeZone = z
  .string()
  .max(64, { error: 'This is not a time zone' })
  .refine(isTimeZone, { error: 'This is not a time zone' });

/** Whether clocks are known for it. */
function isTimeZone(name: string): boolean {
  // Offsets such as +05:00 know no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
