import type { Interview } from '@nextshift/contract';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../../ui/display/card.tsx';
import { placeKindWords } from '../interview-words.ts';

export interface InterviewListProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Interviews, one below the other. */
export function InterviewList({ title, lead, children }: InterviewListProps) {
  const id = useId();
  return (
    <Card className="mb-6" asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-heading font-bold">
          {title}
        </h2>
        {lead === undefined ? null : <p className="mt-0.5 text-ink-soft">{lead}</p>}
        <ul className="-mb-4 divide-y divide-line">{children}</ul>
      </section>
    </Card>
  );
}

export interface InterviewRowProps {
  /** When, or what is to be done. */
  title: ReactNode;
  interview: Interview;
  /** With whom, and for which job. */
  line: ReactNode;
  /** What can be done. */
  children: ReactNode;
}

/** When, with whom, how, and what can be done. */
export function InterviewRow({ title, interview: { place }, line, children }: InterviewRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="wrap-anywhere">{line}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[placeKindWords[place.kind], place.text].filter(Boolean).join(': ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}
