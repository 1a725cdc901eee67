import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { describeDays, hasEnded, linesOfTerm, type TimetableTerm } from './timetable-terms.ts';

export interface TermTimesProps {
  term: TimetableTerm;
  today: string;
  children?: ReactNode;
}

/** The classes of a term under its first and last day. */
export function TermTimes({ term, today, children }: TermTimesProps) {
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {describeDays(term)}
        {hasEnded(term, today) ? <Badge>Ended, no longer counted</Badge> : null}
        {children}
      </p>
      <TimeList lines={linesOfTerm(term)} />
    </div>
  );
}

export function TimeList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="space-y-1.5">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2.5">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
          {line}
        </li>
      ))}
    </ul>
  );
}
