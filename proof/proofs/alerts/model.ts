import { HOUR_MS } from '@nextshift/contract';

/** A job as the oracle knows it. */
export interface ModelJob {
  readonly id: string;
  title: string;
  readonly city: string;
  isPublic: boolean;
}

export interface ModelAlert {
  readonly id: string;
  readonly seekerId: string;
  readonly word: string | null;
  readonly city: string | null;
  readonly isWeekly: boolean;
  readonly hour: number;
  readonly timeZone: string;
  isPaused: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show: the day with its name, and the hour. */
function shownAt(timeZone: string, moment: number) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      day: 'numeric',
      hour: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.get('weekday')} ${parts.get('day')}`, hour: Number(parts.get('hour')) };
}

/** Whether an alert is sent at a full hour: the first one of the day at which the clocks have reached its hour. */
export function isDue({ isWeekly, hour, timeZone, isPaused }: ModelAlert, moment: number): boolean {
  const shown = shownAt(timeZone, moment);
  const before = shownAt(timeZone, moment - HOUR_MS);
  if (isPaused || shown.hour < hour || (isWeekly && !shown.day.startsWith('Mon'))) return false;
  return before.day !== shown.day || before.hour < hour;
}

export function matches({ word, city }: ModelAlert, job: ModelJob): boolean {
  const isOfWord = word === null || job.title.toLowerCase().split(' ').includes(word);
  return job.isPublic && isOfWord && (city === null || job.city === city);
}
