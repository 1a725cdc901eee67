import { describeShift, type EmployerApplication } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleQuestionMark, Minus } from 'lucide-react';
import { useId } from 'react';
import { freeShiftsText } from '../../../../entities/shift/free-shifts-text.ts';
import { changedShiftIdsOf, rosterQuery } from '../../../../entities/shift/roster-query.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';

export interface ApplicantShiftsProps {
  employerId: string;
  application: EmployerApplication;
}

/** Which shifts of the job an applicant can work, or has; nothing for a job without shifts. */
export function ApplicantShifts({ employerId, application }: ApplicantShiftsProps) {
  const { job, status, shiftIds, assignedShiftIds, freeShifts } = application;
  const id = useId();
  const { data: roster, isLoading } = useQuery({
    ...rosterQuery(employerId, job.id),
    // Applicants to a job with shifts tick some, or say how many they are free for.
    enabled: shiftIds.length + assignedShiftIds.length > 0 || freeShifts !== null,
  });
  if (isLoading) return <div data-loading="" className="hidden" />;
  if (!roster || roster.shifts.length === 0 || status === 'Withdrawn') return null;
  const isAccepted = status === 'Accepted';
  const ownIds = isAccepted ? assignedShiftIds : shiftIds;
  const changedIds = isAccepted ? [] : changedShiftIdsOf(roster, application.id);
  const free = freeShiftsText(freeShifts);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-lg font-bold">
          {isAccepted ? 'Their shifts' : 'Shifts they can do'}
        </h3>
        <PageLink to={paths.roster(job.id)} className="text-link text-sm">
          Roster of the job
        </PageLink>
      </div>
      {free === null ? null : <p className="text-ink-soft">{free} when applying.</p>}
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {roster.shifts.map((shift) => {
          const isOwn = ownIds.includes(shift.id);
          const isUnsure = !isOwn && changedIds.includes(shift.id);
          const Icon = isOwn ? Check : isUnsure ? CircleQuestionMark : Minus;
          return (
            <li key={shift.id} className="flex items-start gap-2">
              <Icon
                aria-hidden="true"
                strokeWidth={isOwn ? 3 : 2}
                className={`mt-0.5 size-4.5 shrink-0 ${isOwn ? 'text-success' : isUnsure ? 'text-warning' : 'text-ink-soft'}`}
              />
              <span className={isOwn ? '' : 'text-ink-soft'}>
                {describeShift(shift)}
                {isUnsure ? (
                  <span className="block text-sm">Said yes before the hours were changed</span>
                ) : (
                  <span className="sr-only">{isOwn ? ': yes' : ': no'}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
