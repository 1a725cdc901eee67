import { describeClocks, formatShiftDate } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { weekDatesQuery } from '../../../../entities/shift/shifts-query.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { DateList } from '../dates/date-list.tsx';
import { RosterSkeleton } from '../roster-skeleton.tsx';
import { DayStrip } from './day-strip.tsx';
import { gapsOf, type StaffedJob } from './gaps.ts';
import { useRosterView } from './use-roster-view.ts';
import { WeekNav } from './week-nav.tsx';
import { datesOn, daysFrom, rowsOfWeek } from './week-rows.ts';
import { WeekTable } from './week-table.tsx';

export interface RosterWeekProps {
  employerId: string;
  /** Of one job; of all by default. */
  jobId?: string;
  /** The open jobs among them, for what nobody works. */
  staffed: readonly StaffedJob[];
  /** Instead of the table of a week without shifts. */
  empty: ReactNode;
}

/** Who works when in a week, and below it what can be done about one of its days; on phones a day at a time. */
export function RosterWeek({ employerId, jobId, staffed, empty }: RosterWeekProps) {
  const view = useRosterView();
  const titleId = useId();
  const dayTitleId = useId();
  const dayTitle = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useQuery(
    weekDatesQuery(employerId, view.monday, jobId),
  );
  const days = daysFrom(view.monday);
  const week = data && datesOn(data, days);
  const countOn = (each: string) =>
    week ? datesOn(week, [each]).shifts.filter(({ status }) => status !== 'cancelled').length : 0;
  const day = view.day ?? days.find((each) => countOn(each) > 0) ?? view.monday;
  const ofDay = week && datesOn(week, [day]);
  const gaps = data ? gapsOf(staffed, days, data) : [];
  const gapsOfDay = gaps.filter((gap) => gap.day === day);
  const isEmpty = week?.shifts.length === 0 && gaps.length === 0;
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
      {isEmpty ? empty : null}
      {week && ofDay && !isEmpty ? (
        <>
          <DayStrip
            days={days}
            day={day}
            today={view.today}
            countOn={countOn}
            onDay={view.showDay}
          />
          <Card className="hidden md:block print:block print:border-0 print:p-0 print:shadow-none">
            <WeekTable
              days={days}
              day={day}
              today={view.today}
              by={view.by}
              rows={rowsOfWeek(week, days, view.by, gaps)}
              namesJob={jobId === undefined}
              titleId={titleId}
              onDay={(pressed) => {
                view.showDay(pressed);
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
                {formatShiftDate(day)}
              </h3>
              {ofDay.shifts.length > 0 ? (
                <DateList
                  employerId={employerId}
                  dates={ofDay}
                  label={`Shifts on ${formatShiftDate(day)}`}
                  namesJob={jobId === undefined}
                />
              ) : (
                <p className="mt-1 text-ink-soft">Nobody works on this day.</p>
              )}
              {gapsOfDay.length > 0 ? (
                <ul aria-label="Nobody yet" className="mt-3 space-y-1.5 border-t border-line pt-3">
                  {gapsOfDay.map((gap) => (
                    <li
                      key={`${gap.jobId} ${gap.startsAt} ${gap.endsAt}`}
                      className="wrap-anywhere"
                    >
                      <span className="font-semibold">{describeClocks(gap)}</span>
                      {jobId === undefined ? ` · ${gap.title}` : null}
                      <span className="text-ink-soft">: nobody yet, {gap.capacity} free</span>
                    </li>
                  ))}
                </ul>
              ) : null}
            </section>
          </Card>
        </>
      ) : null}
    </section>
  );
}
