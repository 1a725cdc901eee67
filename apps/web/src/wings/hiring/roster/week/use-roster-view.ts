import { addDays, dateOfWeek, dayIn, weekdays } from '@nextshift/contract';
import { useSearchParams } from 'react-router';
import { browserTimeZone } from '../../../../platform/text/time-zones.ts';
import type { RowsBy } from './week-rows.ts';

/** Which week, day and rows the address of a roster shows. */
export interface RosterView {
  /** `2026-11-23`; null where only a week is asked for. */
  readonly day: string | null;
  readonly monday: string;
  readonly today: string;
  readonly by: RowsBy;
  readonly showDay: (day: string) => void;
  /** By weeks after this one, or before it. */
  readonly showWeek: (weeks: -1 | 1) => void;
  readonly showRows: (by: RowsBy) => void;
}

/** Without a day or a week in the address it is today, without rows it is people. */
export function useRosterView(): RosterView {
  const [search, setSearch] = useSearchParams();
  const today = dayIn(browserTimeZone(), new Date());
  const week = readDay(search.get('week'));
  const day = readDay(search.get('day')) ?? (week === null ? today : null);
  const monday = dateOfWeek(day ?? week ?? today, 'mon');
  const by = search.get('by') === 'shifts' ? 'shifts' : 'people';
  const show = (view: { day?: string | null; week?: string | null; by: RowsBy }) => {
    const next = new URLSearchParams();
    if (view.day && view.day !== today) next.set('day', view.day);
    if (view.week && view.week !== dateOfWeek(today, 'mon')) next.set('week', view.week);
    if (view.by === 'shifts') next.set('by', view.by);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    day,
    monday,
    today,
    by,
    showDay: (next) => {
      show({ day: next, by });
    },
    showWeek: (weeks) => {
      show({ week: addDays(monday, weeks * weekdays.length), by });
    },
    showRows: (rows) => {
      show({ day, week, by: rows });
    },
  };
}

function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return Number.isNaN(Date.parse(text)) ? null : addDays(text, 0);
}
