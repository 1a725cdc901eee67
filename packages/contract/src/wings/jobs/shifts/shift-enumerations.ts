/** Days of the week as on the wire, the first first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a shift starts, as searches filter; their order is that of stored bits, so that new ones go last. */
export const shiftTimes = [
  'weekday-morning',
  'weekday-afternoon',
  'weekday-evening',
  'weekend',
  'overnight',
  'weekend-morning',
  'weekend-afternoon',
  'weekend-evening',
] as const;
export type ShiftTime = (typeof shiftTimes)[number];

/** Values of the search's `when`: `mine` asks for a signed-in seeker's own week. */
export const whenValues = ['mine', ...shiftTimes] as const;
export type When = (typeof whenValues)[number];
