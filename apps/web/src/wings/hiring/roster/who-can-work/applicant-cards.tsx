import { describeShift } from '@nextshift/contract';
import { Check } from 'lucide-react';
import { freeShiftsText } from '../../../../entities/shift/free-shifts-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ApplicantLink } from './applicant-link.tsx';
import { canWork, agreedToOldHours, stillFree } from './coverage.ts';
import type { CoverageTableProps } from './coverage-table.tsx';

/** The applicants of a phone: each with the shifts that they can do. */
export function ApplicantCards({
  roster: { job, shifts, applicants },
  onAccept,
}: CoverageTableProps) {
  return (
    <ul aria-label="Who can do which shift" className="divide-y divide-line">
      {applicants.map((applicant) => {
        const { applicationId, firstName, lastName, free, status } = applicant;
        const possible = shifts.filter((shift) => canWork(applicant, shift));
        const changed = shifts.filter((shift) => agreedToOldHours(applicant, shift));
        return (
          <li key={applicationId} className="py-4 first:pt-1 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0 flex-1 basis-32">
                <ApplicantLink jobId={job.id} applicant={applicant} />
                <p className="text-sm text-ink-soft">{freeShiftsText(free) ?? status}</p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Accept ${firstName} ${lastName}`}
                onClick={() => {
                  onAccept(applicationId);
                }}
              >
                Accept
              </Button>
            </div>
            {possible.length === 0 && changed.length === 0 ? (
              <p className="mt-1.5 text-sm">Can do none of the shifts.</p>
            ) : (
              <ul className="mt-2 space-y-1 text-sm">
                {possible.map((shift) => (
                  <li key={shift.id} className="flex items-center gap-2">
                    <Check aria-hidden="true" strokeWidth={3} className="size-4 text-success" />
                    {describeShift(shift)}
                    {stillFree(shift) === 0 ? <span className="text-ink-soft">(taken)</span> : null}
                  </li>
                ))}
                {changed.map((shift) => (
                  <li key={shift.id} className="flex items-center gap-2">
                    <span aria-hidden="true" className="w-4 text-center font-semibold text-warning">
                      ?
                    </span>
                    {describeShift(shift)}
                    <span className="text-ink-soft">(the hours were changed since)</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
