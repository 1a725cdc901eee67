import { describeShift, type Roster } from '@nextshift/contract';
import { Check } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { freeShiftsText } from '../../../../entities/shift/free-shifts-text.ts';
import { spotsText } from '../../../../entities/shift/spots-text.ts';
import { ApplicantLink } from './applicant-link.tsx';
import { canWork, agreedToOldHours, stillFree } from './coverage.ts';

export interface CoverageTableProps {
  roster: Roster;
  /** Asks whether to accept an applicant. */
  onAccept: (applicationId: string) => void;
}

/** Applicants down, shifts across: who can do Saturday, at a glance. */
export function CoverageTable({ roster, onAccept }: CoverageTableProps) {
  const { shifts, applicants } = roster;
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label="Who can do which shift"
      data-scrolls=""
      className="relative -mx-5 overflow-x-auto px-5 pb-1 focus-visible:-outline-offset-2"
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Applicants and the shifts that they can do</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="border-b border-line py-2.5 pr-4 text-sm font-semibold text-ink-soft"
            >
              Applicant
            </th>
            {shifts.map((shift) => (
              <th
                key={shift.id}
                scope="col"
                className="min-w-24 border-b border-line px-2 py-2.5 text-center align-bottom text-sm font-semibold"
              >
                {describeShift(shift)}
                <span className="block font-normal text-ink-soft">{spotsText(shift)}</span>
              </th>
            ))}
            <th scope="col" className="border-b border-line">
              <VisuallyHidden>Decision</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant) => {
            const name = `${applicant.firstName} ${applicant.lastName}`;
            return (
              <tr key={applicant.applicationId} className="border-b border-line last:border-0">
                <th scope="row" className="min-w-36 py-3 pr-4 font-normal">
                  <ApplicantLink jobId={roster.job.id} applicant={applicant} />
                  <span className="block text-sm text-ink-soft">
                    {freeShiftsText(applicant.free) ?? applicant.status}
                  </span>
                </th>
                {shifts.map((shift) => (
                  <td key={shift.id} className="px-2 text-center">
                    <Mark applicant={applicant} shift={shift} />
                  </td>
                ))}
                <td className="py-3 pl-3 text-right">
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Accept ${name}`}
                    onClick={() => {
                      onAccept(applicant.applicationId);
                    }}
                  >
                    Accept
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 pr-4 text-sm font-semibold text-ink-soft">
              Can do it
            </th>
            {shifts.map((shift) => (
              <td key={shift.id} className="px-2 pt-3 text-center">
                <Badge tone={coverTone(roster, shift)}>
                  {applicants.filter((applicant) => canWork(applicant, shift)).length}
                </Badge>
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Whether as many can do a shift as it still needs. */
function coverTone({ applicants }: Roster, shift: Roster['shifts'][number]) {
  const able = applicants.filter((applicant) => canWork(applicant, shift)).length;
  return able >= stillFree(shift) ? 'success' : 'warning';
}

interface MarkProps {
  applicant: Roster['applicants'][number];
  shift: Roster['shifts'][number];
}

function Mark({ applicant, shift }: MarkProps) {
  if (agreedToOldHours(applicant, shift)) {
    return (
      <>
        <span aria-hidden="true" className="font-semibold text-warning">
          ?
        </span>
        <VisuallyHidden>said yes before the hours were changed</VisuallyHidden>
      </>
    );
  }
  if (!canWork(applicant, shift)) {
    return (
      <>
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
        <VisuallyHidden>no</VisuallyHidden>
      </>
    );
  }
  const isFull = stillFree(shift) === 0;
  return (
    <>
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className={isFull ? 'mx-auto size-5 text-ink-soft' : 'mx-auto size-5 text-success'}
      />
      <VisuallyHidden>{isFull ? 'yes, but it is taken' : 'yes'}</VisuallyHidden>
    </>
  );
}
