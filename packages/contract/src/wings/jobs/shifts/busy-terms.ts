import { DAY_MS } from '../../../time.ts';
import { weekdays } from './shift-enumerations.ts';
import {
  rangesOfSpans,
  spansOfRanges,
  weekdayOfDate,
  type WeeklySpan,
  type WeekRange,
} from './week-ranges.ts';

/** The days from the first to the last, both included; null for no bound. */
export interface Term {
  readonly from: string | null;
  readonly until: string | null;
}

/** A time that is taken every week of a term. */
export interface BusySpan extends WeeklySpan, Term {}

/** What is taken every week of a term, normalized. */
export interface BusyTerm extends Term {
  readonly ranges: readonly WeekRange[];
}

/** Whether a term has no bound. */
export function isForever({ from, until }: Term): boolean {
  return from === null && until === null;
}

/** Busy times by their terms, those of no term first; times of one term that touch are merged. */
export function termsOfBusy(spans: readonly BusySpan[]): BusyTerm[] {
  const byTerm = new Map<string, BusySpan[]>();
  for (const span of spans) {
    const key = `${span.from ?? ''} ${span.until ?? '~'}`;
    byTerm.set(key, [...(byTerm.get(key) ?? []), span]);
  }
  return [...byTerm]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first
        ? [{ from: first.from, until: first.until, ranges: rangesOfSpans([first, ...others]) }]
        : [],
    );
}

/** The other way. */
export function busyOfTerms(terms: readonly BusyTerm[]): BusySpan[] {
  return terms.flatMap(({ from, until, ranges }) =>
    spansOfRanges(ranges).map((span) => ({ ...span, from, until })),
  );
}

/** The times of a term that start on one of some days in a row. */
export function spansDuring(
  { from, until, ranges }: BusyTerm,
  days: { readonly first: string; readonly last: string },
): WeeklySpan[] {
  const first = from !== null && from > days.first ? from : days.first;
  const last = until !== null && until < days.last ? until : days.last;
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const start = weekdays.indexOf(weekdayOfDate(first));
  return spansOfRanges(ranges).filter(
    ({ weekday }) =>
      (weekdays.indexOf(weekday) - start + weekdays.length) % weekdays.length < count,
  );
}
