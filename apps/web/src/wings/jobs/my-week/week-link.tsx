import { minutesOfShift } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { availabilityQuery } from '../../../entities/availability/availability-query.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Card } from '../../../ui/display/card.tsx';

/** Leads to the seeker's week, and says how much of it is free. */
export function WeekLink({ accountId }: { accountId: string }) {
  const { data } = useQuery(availabilityQuery(accountId));
  const minutes = (data?.weekly ?? []).reduce((sum, span) => sum + minutesOfShift(span), 0);
  return (
    <Card padding="none">
      <PageLink
        to={paths.myWeek()}
        className="group flex min-h-16 items-center gap-3 rounded-card px-5 py-4"
      >
        <CalendarClock aria-hidden="true" className="size-6 shrink-0 text-brand" />
        <span className="min-w-0 flex-1">
          <span className="block font-bold group-hover:underline group-hover:underline-offset-4">
            My week
          </span>
          <span className="block min-h-5 text-sm text-ink-soft">{data ? words(minutes) : ''}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </PageLink>
    </Card>
  );
}

function words(freeMinutes: number): string {
  if (freeMinutes === 0) return 'Say when you can work.';
  return `Free ${String(Math.round(freeMinutes / 60))} hours a week, before classes.`;
}
