import { DAY_MS, dayOf } from '@nextshift/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { formatDate } from './format-date.ts';

/** From this age on, the date is shown instead of a number of days. */
const DAYS_MAX = 30;

/**
 * The day on which the server rendered the document, as `2026-11-20` in the jobs' time zone; null without one.
 * Hydration uses it, because the document may have been cached since.
 */
export const RenderedDay = createContext<string | null>(null);

/** How long ago something was, as text. */
export interface Age {
  /** `Today`, `Yesterday`, `2 days ago`; the date after a month. */
  readonly words: string;
  /** The date in full. */
  readonly date: string;
}

/** The age of an ISO time in calendar days of the jobs' time zone. */
export function useDaysAgo(iso: string): Age {
  const rendered = use(RenderedDay);
  // A device's clock may be behind the server's.
  const now = () => {
    const day = dayOf(new Date());
    return rendered !== null && rendered > day ? rendered : day;
  };
  const today = useSyncExternalStore(watchDay, now, () => rendered ?? now());
  return ageOn(today, iso);
}

/** The age of a time on a day. */
export function ageOn(today: string, iso: string): Age {
  const date = formatDate(iso);
  const days = Math.round((Date.parse(today) - Date.parse(dayOf(new Date(iso)))) / DAY_MS);
  if (days > DAYS_MAX) return { words: date, date };
  if (days <= 0) return { words: 'Today', date };
  return { words: days === 1 ? 'Yesterday' : `${String(days)} days ago`, date };
}

/** A tab may stay open past midnight. */
function watchDay(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}
