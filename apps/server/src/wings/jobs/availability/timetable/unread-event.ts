/** An event that is not read, by its name, and what is wrong with it. */
export interface UnreadEvent {
  readonly event: string;
  readonly why: string;
}

export const WHY_UNREAD = {
  noDays: 'its days are missing',
  noEnd: 'its end is missing',
  endsOnDay: 'its end has no time of day',
  endsFirst: 'it ends before it begins',
  wholeDay: 'it takes a day or longer',
  longPeriod: 'one of its times takes a day or longer; the others are read',
  rule: 'we do not know how it repeats',
  value: 'one of its times, its duration or its end is in a format we cannot read',
  zone: 'we do not know its time zone',
  dates: 'one of its extra or skipped days is in a format we cannot read; the others are read',
  moved: 'it happens at this time only once; its usual times are read',
  once: 'it happens only once',
  far: 'it begins too many years ahead',
  long: 'it began too long ago to count how often it happens',
  rare: 'it repeats on the same weekday less than every three weeks',
  free: 'its times are marked as free, canceled or declined',
  many: 'there are too many others before it',
} as const;
