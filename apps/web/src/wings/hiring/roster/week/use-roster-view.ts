import { addDays, dateOfWeek, dayIn } from '@nextshift/contract';
import { useSearchParams } from 'react-router';
import { browserTimeZone } from '../../../../platform/text/time-zones.ts';
import type { RowsBy } from './week-rows.ts';

/** Which day and which rows the address of a roster shows. */
export interface RosterView {
  /** `2026-11-23`; the week is the one around it. */
  readonly day: string;
  readonly monday: string;
  readonly today: string;
  readonly by: RowsBy;
  readonly showDay: (day: string) => void;
  readonly showRows: (by: RowsBy) => void;
}

/** Without a day in the address it is today, without rows it is people. */
export function useRosterView(): RosterView {
  const [search, setSearch] = useSearchParams();
  const today = dayIn(browserTimeZone(), new Date());
  const day = readDay(search.get('day')) ?? today;
  const by = search.get('by') === 'shifts' ? 'shifts' : 'people';
  const show = (view: { day: string; by: RowsBy }) => {
    const next = new URLSearchParams();
    if (view.day !== today) next.set('day', view.day);
    if (view.by === 'shifts') next.set('by', view.by);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    day,
    monday: dateOfWeek(day, 'mon'),
    today,
    by,
    showDay: (next) => {
      show({ day: next, by });
    },
    showRows: (rows) => {
      show({ day, by: rows });
    },
  };
}

function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  return Number.isNaN(Date.parse(text)) ? null : addDays(text, 0);
}
