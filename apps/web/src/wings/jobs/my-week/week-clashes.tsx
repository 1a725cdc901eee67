import type { WeekClash } from '@nextshift/contract';
import { CalendarX2 } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Card } from '../../../ui/display/card.tsx';

export interface WeekClashesProps {
  /** Of the heading. */
  ref: RefObject<HTMLHeadingElement | null>;
  clashes: readonly WeekClash[];
  /** The search that asked for the week. */
  next: string | undefined;
}

/** What one has, or said that one can work, and the saved week leaves no time for; nothing without any. */
export function WeekClashes({ ref, clashes, next }: WeekClashesProps) {
  const id = useId();
  if (clashes.length === 0) return null;
  return (
    <Card asChild tone="outline" className="mt-6">
      <section aria-labelledby={id}>
        <h2 ref={ref} tabIndex={-1} id={id} className="text-heading font-bold outline-none">
          {clashes.length === 1
            ? 'Your week leaves no time for this job'
            : `Your week leaves no time for these ${String(clashes.length)} jobs`}
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {clashes.map((clash) => (
            <Clash key={`${clash.applicationId} ${String(clash.assigned)}`} clash={clash} />
          ))}
        </ul>
        {next === undefined ? null : (
          <PageLink to={next} className="mt-2 inline-flex min-h-8 items-center text-link">
            Show jobs
          </PageLink>
        )}
      </section>
    </Card>
  );
}

function Clash({
  clash: { title, companyName, jobId, jobRemoved, assigned, shifts },
}: {
  clash: WeekClash;
}) {
  return (
    <li className="space-y-1.5 py-4 last:pb-1">
      <p className="wrap-anywhere">
        {jobRemoved ? (
          <span className="font-bold">{title}</span>
        ) : (
          <PageLink to={paths.job(jobId)} className="text-link font-bold">
            {title}
          </PageLink>
        )}{' '}
        <span className="text-ink-soft">at {companyName}</span>
      </p>
      <ul className="space-y-1.5">
        {shifts.map(({ when, why }) => (
          <li key={`${when} ${why}`} className="flex items-start gap-2.5">
            <CalendarX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
            <span>
              {when}
              <span className="block text-sm text-ink-soft">{why}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {assigned ? 'You are hired for them. Give up what you cannot work under ' : APPLIED}
        <PageLink to={assigned ? paths.myShifts() : paths.history('applied')} className="text-link">
          {assigned ? 'My shifts' : 'your applications'}
        </PageLink>
        .
      </p>
    </li>
  );
}

const APPLIED = 'You said you can work them. To say otherwise, withdraw and apply again under ';
