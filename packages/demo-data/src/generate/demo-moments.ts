import type { SeededRandom } from './seeded-random.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}

/** A moment between two others, away from both ends. */
export function momentBetween(start: Date, end: Date, random: SeededRandom): Date {
  const share = 0.03 + random.next() * 0.94;
  return new Date(start.getTime() + Math.round((end.getTime() - start.getTime()) * share));
}

/** Midnight UTC of the day that lies `days` after now. */
export function dateAfter(now: Date, days: number): Date {
  const moment = daysAfter(now, days);
  moment.setUTCHours(0, 0, 0, 0);
  return moment;
}
