import { formatShiftDate } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { weekDatesQuery } from '../../../../entities/shift/shifts-query.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { DateList } from '../dates/date-list.tsx';
import { RosterSkeleton } from '../roster-skeleton.tsx';
import { DayStrip } from './day-strip.tsx';
import { useRosterView } from './use-roster-view.ts';
import { WeekNav } from './week-nav.tsx';
import { datesOn, daysFrom, rowsOfWeek } from './week-rows.ts';
import { WeekTable } from './week-table.tsx';

export interface RosterWeekProps {
  employerId: string;
  /** Of one job; of all by default. */
  jobId?: string;
  /** Instead of the table of a week without shifts. */
  empty: ReactNode;
}

/** Who works when in a week, and below it what can be done about one of its days; on phones a day at a time. */
export function RosterWeek({ employerId, jobId, empty }: RosterWeekProps) {
  const view = useRosterView();
  const titleId = useId();
  const dayTitleId = useId();
  const dayTitle = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useQuery(
    weekDatesQuery(employerId, view.monday, jobId),
  );
  const days = daysFrom(view.monday);
  const week = data && datesOn(data, days);
  const ofDay = week && datesOn(week, [view.day]);
  return (
    <section aria-labelledby={titleId}>
      <WeekNav view={view} titleId={titleId} />
      {error && !data ? (
        <LoadFailure
          title="The shifts could not be loaded"
          message={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <RosterSkeleton /> : null}
      {week?.shifts.length === 0 ? empty : null}
      {week && ofDay && week.shifts.length > 0 ? (
        <>
          <DayStrip
            view={view}
            days={days}
            countOn={(day) =>
              datesOn(week, [day]).shifts.filter(({ status }) => status !== 'cancelled').length
            }
          />
          <Card className="hidden md:block print:block print:border-0 print:p-0 print:shadow-none">
            <WeekTable
              view={view}
              days={days}
              rows={rowsOfWeek(week, days, view.by)}
              namesJob={jobId === undefined}
              titleId={titleId}
              onDay={(day) => {
                view.showDay(day);
                dayTitle.current?.focus();
              }}
            />
          </Card>
          <Card asChild className="mt-5 print:hidden">
            <section aria-labelledby={dayTitleId}>
              <h3
                ref={dayTitle}
                id={dayTitleId}
                tabIndex={-1}
                className="text-heading font-bold outline-none"
              >
                {formatShiftDate(view.day)}
              </h3>
              {ofDay.shifts.length > 0 ? (
                <DateList
                  employerId={employerId}
                  dates={ofDay}
                  label={`Shifts on ${formatShiftDate(view.day)}`}
                  namesJob={jobId === undefined}
                />
              ) : (
                <p className="mt-1 text-ink-soft">Nobody works on this day.</p>
              )}
            </section>
          </Card>
        </>
      ) : null}
    </section>
  );
}
