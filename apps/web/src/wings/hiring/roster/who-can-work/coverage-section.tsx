import { describeShift, type Roster } from '@nextshift/contract';
import { useState } from 'react';
import { ToggleChip } from '../../../../ui/forms/toggle-chip.tsx';
import { useMediaQuery } from '../../../../ui/hooks/use-media-query.ts';
import { ApplicantCards } from './applicant-cards.tsx';
import { canWork } from './coverage.ts';
import { CoverageTable } from './coverage-table.tsx';

/** From here on the applicants are a table; Tailwind's `md`. */
const ROOM_FOR_TABLE = '(width >= 48rem)';

export interface CoverageSectionProps {
  roster: Roster;
  /** Asks whether to accept an applicant. */
  onAccept: (applicationId: string) => void;
}

/** Who can do which shift, of all applicants or of those who can do a chosen one. */
export function CoverageSection({ roster, onAccept }: CoverageSectionProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isTable = useMediaQuery(ROOM_FOR_TABLE);
  const chosen = roster.shifts.find(({ id }) => id === chosenId);
  const applicants = chosen
    ? roster.applicants.filter((applicant) => canWork(applicant, chosen))
    : roster.applicants;
  const shown = { ...roster, applicants };
  const count = applicants.length === 1 ? '1 applicant' : `${String(applicants.length)} applicants`;
  return (
    <>
      {roster.shifts.length > 1 ? (
        <div role="group" aria-label="Who can do" className="mb-4 flex flex-wrap gap-2">
          {roster.shifts.map((shift) => (
            <ToggleChip
              key={shift.id}
              pressed={shift.id === chosenId}
              onPressedChange={(pressed) => {
                setChosenId(pressed ? shift.id : null);
              }}
            >
              {describeShift(shift)}
            </ToggleChip>
          ))}
        </div>
      ) : null}
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {chosen ? `${count} can do ${describeShift(chosen)}.` : `${count} to decide about.`}
        {applicants.some(({ changedShiftIds }) => changedShiftIds.length > 0)
          ? ' “?”: they said yes before the hours were changed.'
          : ''}
      </p>
      {applicants.length === 0 ? null : isTable ? (
        <CoverageTable roster={shown} onAccept={onAccept} />
      ) : (
        <ApplicantCards roster={shown} onAccept={onAccept} />
      )}
    </>
  );
}
