import type { Roster } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { emptyShifts, nameShifts } from '../../../entities/shift/empty-shifts.ts';
import { shiftDatesQuery } from '../../../entities/shift/shifts-query.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Card } from '../../../ui/display/card.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { CoverageSection } from './who-can-work/coverage-section.tsx';
import { DateList } from './dates/date-list.tsx';
import { RosterGrid } from './roster-grid.tsx';
import { WithoutShift } from './without-shift.tsx';

/** Dates ahead that are listed, and back: so long somebody can be marked as not having come. */
const DAYS_AHEAD = 14;
const DAYS_BACK = 8;

export interface JobRosterProps {
  employerId: string;
  roster: Roster;
  /** Asks whether to accept an applicant. */
  onAccept: (applicationId: string) => void;
}

/** Who works which shift of a job, who could, and the dates with what can be done about them. */
export function JobRoster({ employerId, roster, onAccept }: JobRosterProps) {
  const jobId = roster.job.id;
  const query = shiftDatesQuery(employerId, { jobId, daysBack: DAYS_BACK, daysAhead: DAYS_AHEAD });
  const { data: dates, error, isFetching, refetch } = useQuery(query);
  const ahead = dates?.shifts.filter(({ endsAt }) => new Date(endsAt) > dates.asOf) ?? [];
  const past = dates?.shifts.filter(({ endsAt }) => new Date(endsAt) <= dates.asOf) ?? [];
  return (
    <div className="grid gap-5 lg:gap-6 [&>*]:min-w-0">
      {roster.shifts.length > 0 ? (
        <Section title="Shifts" lead="Each place, and how sure its next date is.">
          <EmptyShifts roster={roster} />
          <RosterGrid roster={roster} />
        </Section>
      ) : null}
      {roster.withoutShift.length > 0 ? (
        <Section
          title="Hired, no shift yet"
          lead="They have a place in the job. Agree on the hours with them; their application has the contact."
        >
          <WithoutShift roster={roster} />
        </Section>
      ) : null}
      {roster.shifts.length > 0 && roster.applicants.length > 0 ? (
        <Section title="Who could work" lead="What the applicants you have not answered can do.">
          <CoverageSection roster={roster} onAccept={onAccept} />
        </Section>
      ) : null}
      {error && !dates ? (
        <LoadFailure
          title="The dates could not be loaded"
          message={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {dates && ahead.length > 0 ? (
        <Section
          title="Next two weeks"
          lead="Everybody is asked to confirm two days before. Contact is shown for 30 days from the acceptance."
        >
          <DateList
            employerId={employerId}
            dates={{ ...dates, shifts: ahead }}
            label="Next dates"
          />
        </Section>
      ) : null}
      {dates && past.length > 0 ? (
        <Section title="Last week" lead="Anyone who did not come can be marked for 7 days.">
          <DateList
            employerId={employerId}
            dates={{ ...dates, shifts: past }}
            label="Past dates"
            isReversed
          />
        </Section>
      ) : null}
    </div>
  );
}

/** Shifts of a filled job that nobody has: its openings are taken, so nobody else can be accepted for them. */
function EmptyShifts({ roster }: { roster: Roster }) {
  const { status, openingsLeft } = roster.job;
  const shifts = emptyShifts(roster);
  if (status !== 'Closed' || openingsLeft > 0 || shifts.length === 0) return null;
  return (
    <p className="my-3 rounded-control bg-warning-soft p-4 text-sm font-medium forced-colors:border">
      The job is filled, and {nameShifts(shifts)} {shifts.length === 1 ? 'has' : 'have'} nobody.{' '}
      <PageLink to={paths.editJob(roster.job.id)} className="text-link">
        Edit the shifts
      </PageLink>
      , or{' '}
      <PageLink to={paths.createJob()} className="text-link">
        post another job
      </PageLink>{' '}
      for {shifts.length === 1 ? 'it' : 'them'}.
    </p>
  );
}

interface SectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-heading font-bold">
          {title}
        </h2>
        <p className="mt-0.5 mb-3 text-ink-soft">{lead}</p>
        {children}
      </section>
    </Card>
  );
}
