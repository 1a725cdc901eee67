import { describeMoments } from '@nextshift/contract';
import { useState } from 'react';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import type { ShiftDates } from '../../../../entities/shift/shifts-query.ts';
import { type AskedCover, CoverDialog } from '../cover/cover-dialog.tsx';
import { busyOn, type DateGroup, freeSpotsOf, groupByDate } from './date-groups.ts';
import { type AskedChange, DateDialog } from './date-dialogs.tsx';
import { WorkerRow } from './worker-row.tsx';

export interface DateListProps {
  employerId: string;
  dates: ShiftDates;
  /** Names the list. */
  label: string;
  /** Names the job at each date, with a link to its roster, where the list is of several. */
  namesJob?: boolean;
}

/** Dates of shifts with who works: when, who, how sure, and what can be done about it. */
export function DateList({ employerId, dates, label, namesJob = false }: DateListProps) {
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [askedCover, setAskedCover] = useState<AskedCover | null>(null);
  const groups = groupByDate(dates.shifts);
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group.key} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[15rem_1fr]">
            <div className="min-w-0">
              <p className="font-semibold">{describeMoments(group.first)}</p>
              <FreeSpots group={group} asOf={dates.asOf} />
              {namesJob ? (
                <PageLink
                  to={paths.roster(group.first.jobId)}
                  className="inline-flex min-h-6 items-center text-link text-sm wrap-anywhere"
                >
                  {group.first.title}
                </PageLink>
              ) : null}
            </div>
            <ul className="grid min-w-0 gap-3">
              {group.people.map((assignment) => (
                <WorkerRow
                  key={assignment.assignmentId}
                  assignment={assignment}
                  asOf={dates.asOf}
                  onAsk={(change, row) => {
                    setAsked({ change, assignment, row });
                  }}
                  onCover={
                    assignment.status === 'cancelled' && freeSpotsOf(group, dates.asOf) > 0
                      ? (row) => {
                          setAskedCover({ assignment, busyIds: busyOn(group), row });
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {groups.length === 1 ? '1 date' : `${String(groups.length)} dates`}
      </VisuallyHidden>
      <DateDialog
        employerId={employerId}
        asked={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
      <CoverDialog
        employerId={employerId}
        asked={askedCover}
        onClose={() => {
          setAskedCover(null);
        }}
      />
    </>
  );
}

/** That somebody is missing on a date. */
function FreeSpots({ group, asOf }: { group: DateGroup; asOf: Date }) {
  const free = freeSpotsOf(group, asOf);
  if (free === 0 || group.people.every(({ status }) => status !== 'cancelled')) return null;
  return (
    <p className="text-sm font-semibold text-warning">
      {free === 1 ? 'One spot is free' : `${String(free)} spots are free`}
    </p>
  );
}
