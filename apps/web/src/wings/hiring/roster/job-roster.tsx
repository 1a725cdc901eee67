import type { Roster } from '@nextshift/contract';
import { type ReactNode, useId } from 'react';
import { emptyShifts, nameShifts } from '../../../entities/shift/empty-shifts.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Card } from '../../../ui/display/card.tsx';
import { CoverApprovals } from './cover/cover-approvals.tsx';
import { CoverSwitches } from './cover/cover-switches.tsx';
import { CoverageSection } from './who-can-work/coverage-section.tsx';
import { RosterGrid } from './roster-grid.tsx';
import { RosterWeek } from './week/roster-week.tsx';
import { WithoutShift } from './without-shift.tsx';

export interface JobRosterProps {
  employerId: string;
  roster: Roster;
  /** Asks whether to accept an applicant. */
  onAccept: (applicationId: string) => void;
}

/** Who has which shift of a job, who could, and who works when. */
export function JobRoster({ employerId, roster, onAccept }: JobRosterProps) {
  return (
    <div className="grid gap-5 lg:gap-6 [&>*]:min-w-0">
      <CoverApprovals employerId={employerId} jobId={roster.job.id} />
      {roster.shifts.length > 0 ? (
        <Section title="Shifts" lead="Every spot, and whether its next date is confirmed.">
          <EmptyShifts roster={roster} />
          <RosterGrid roster={roster} />
        </Section>
      ) : null}
      {roster.withoutShift.length > 0 ? (
        <Section
          title="Hired, no shift yet"
          lead="They have the job. Agree on the hours with them; their contact details are in their application."
        >
          <WithoutShift roster={roster} />
        </Section>
      ) : null}
      {roster.shifts.length > 0 && roster.applicants.length > 0 ? (
        <Section title="Who could work" lead="What the applicants you have not answered can do.">
          <CoverageSection roster={roster} onAccept={onAccept} />
        </Section>
      ) : null}
      {roster.shifts.length > 0 ? (
        <RosterWeek
          employerId={employerId}
          jobId={roster.job.id}
          staffed={roster.job.status === 'Active' ? [{ ...roster.job, shifts: roster.shifts }] : []}
          empty={
            <Card>
              <p className="text-ink-soft">Nobody works this week.</p>
            </Card>
          }
        />
      ) : null}
      {roster.shifts.length > 0 ? (
        <Section
          title="When somebody can’t make it"
          lead="They ask colleagues who are free to take the shift. Until one does, it stays theirs."
        >
          <CoverSwitches employerId={employerId} roster={roster} />
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
      <section aria-labelledby={id} className="print:hidden">
        <h2 id={id} className="text-heading font-bold">
          {title}
        </h2>
        <p className="mt-0.5 mb-3 text-ink-soft">{lead}</p>
        {children}
      </section>
    </Card>
  );
}
