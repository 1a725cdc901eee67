/** Days of the week as on the wire, the first first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a shift starts, as searches filter. */
export const shiftTimes = [
  'weekday-morning',
  'weekday-afternoon',
  'weekday-evening',
  'weekend',
  'overnight',
] as const;
export type ShiftTime = (typeof shiftTimes)[number];

/** Values of the search's `when`: `mine` asks for a signed-in seeker's own week. */
export const whenValues = ['mine', ...shiftTimes] as const;
export type When = (typeof whenValues)[number];
