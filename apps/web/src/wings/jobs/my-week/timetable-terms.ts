import {
  busyOfTerms,
  type BusySpan,
  describeShifts,
  formatCalendarDay,
  formatCalendarDays,
  isForever,
  type Term,
  termsOfBusy,
  WEEK_MS,
  type WeeklySpan,
} from '@nextshift/contract';

/** Classes of which each is held while others are. */
export interface TimetableTerm extends Term {
  readonly spans: readonly BusySpan[];
}

/** Dated busy times by the terms of a school, by first day: the classes of one begin and end on days of their own. */
export function termsOfTimetable(busy: readonly BusySpan[]): TimetableTerm[] {
  const terms: TimetableTerm[] = [];
  for (const { from, until, ranges } of termsOfBusy(busy.filter((span) => !isForever(span)))) {
    const spans = busyOfTerms([{ from, until, ranges }]);
    const last = terms.at(-1);
    if (last && (last.until === null || from === null || from <= last.until)) {
      const end = last.until === null || until === null ? null : laterOf(last.until, until);
      terms[terms.length - 1] = { from: last.from, until: end, spans: [...last.spans, ...spans] };
    } else terms.push({ from, until, spans });
  }
  return terms;
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** `Aug 18 to Dec 5, 2026`. */
export function describeDays({ from, until }: Term): string {
  if (from === null) return until === null ? 'Always' : `Until ${formatCalendarDay(until)}`;
  if (until === null) return `From ${formatCalendarDay(from)} on`;
  return formatCalendarDays(from, until);
}

/** The times of a term; those that are held for a part of it say so. */
export function linesOfTerm({ spans, ...term }: TimetableTerm): string[] {
  const isWhole = ({ from, until }: Term) => isNear(from, term.from) && isNear(until, term.until);
  const parts = termsOfBusy(spans.filter((span) => !isWhole(span)));
  return [
    ...linesOfSpans(spans.filter(isWhole)),
    ...parts.flatMap((part) =>
      linesOfSpans(busyOfTerms([part])).map((line) => `${line} (${describeDays(part)})`),
    ),
  ];
}

/** Classes of one term begin within a week of each other. */
function isNear(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(Date.parse(one) - Date.parse(other)) < WEEK_MS;
}

function linesOfSpans(spans: readonly WeeklySpan[]): string[] {
  return describeShifts(
    spans.map(({ weekday, start, end }) => ({ weekday, start, end, date: null })),
  );
}

/** The first day of a timetable that is still to begin; null for one that counts already. */
export function firstDayAhead(busy: readonly BusySpan[], today: string): string | null {
  const [first = null] = busy.map(({ from }) => from ?? '').toSorted();
  return first !== null && first > today ? first : null;
}

/** The same times, those of the first term counted from now on. */
export function fromNow(busy: readonly BusySpan[]): BusySpan[] {
  const [first] = termsOfTimetable(busy);
  return busy.map((span) => (first && isOfTerm(span, first) ? { ...span, from: null } : span));
}

/** Whether a busy time is one of a term's. */
export function isOfTerm({ from, until }: BusySpan, { spans }: TimetableTerm): boolean {
  return spans.some((span) => span.from === from && span.until === until);
}

export function hasEnded({ until }: Term, today: string): boolean {
  return until !== null && until < today;
}

/** Busy times with others added, those of a term that touch merged. */
export function addBusy(busy: readonly BusySpan[], added: readonly BusySpan[]): BusySpan[] {
  return busyOfTerms(termsOfBusy([...busy, ...added]));
}

/** Busy times with those of every week in place of the ones there were. */
export function withAlways(busy: readonly BusySpan[], spans: readonly WeeklySpan[]): BusySpan[] {
  const always = spans.map((span) => ({ ...span, from: null, until: null }));
  return addBusy(
    busy.filter((span) => !isForever(span)),
    always,
  );
}
