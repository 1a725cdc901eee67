import { dayOf } from '@nextshift/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { formatDate } from './format-date.ts';

const DAY_MS = 86_400_000;

/** From here on a date says more than a number of days. */
const DAYS_MAX = 30;

/**
 * The day on which the server rendered the document, as `2026-11-20` where the jobs are; null without one.
 * The browser's first rendering uses it, for a document may have been kept since.
 */
export const RenderedDay = createContext<string | null>(null);

/** How long ago something was, for people. */
export interface Age {
  /** `Today`, `Yesterday`, `2 days ago`; from a month on the date. */
  readonly words: string;
  /** The date in full. */
  readonly date: string;
}

/** The age of a time of the wire in days, as days begin and end where the jobs are. */
export function useDaysAgo(iso: string): Age {
  const rendered = use(RenderedDay);
  // A device whose clock is behind does not know better than the server did.
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

/** A tab may be looked at again on another day. */
function watchDay(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}
