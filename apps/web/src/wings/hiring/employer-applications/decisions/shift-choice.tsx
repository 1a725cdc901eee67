import { describeShift, type EmployerApplication } from '@nextshift/contract';
import { clsx } from 'clsx';
import { freeShiftsText } from '../../../../entities/shift/free-shifts-text.ts';
import { spotsText } from '../../../../entities/shift/spots-text.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import type { OfferedShift } from './use-shift-choice.ts';

/** Shifts up to which all of them are shown. */
const SCROLLS_FROM = 8;

export interface ShiftChoiceProps extends Pick<EmployerApplication, 'freeShifts'> {
  offered: readonly OfferedShift[];
  choose: (shiftId: string, isChosen: boolean) => void;
}

/** The shifts of the job, to give with the acceptance; nothing for a job without any. */
export function ShiftChoice({ offered, choose, freeShifts }: ShiftChoiceProps) {
  if (offered.length === 0) return null;
  const free = freeShiftsText(freeShifts);
  const isNoneChosen = offered.every(({ isChosen }) => !isChosen);
  return (
    <fieldset className="mb-3">
      <legend className="font-semibold">Shifts to give</legend>
      {free === null ? null : <p className="text-sm text-ink-soft">{free} when applying.</p>}
      {/* Many shifts scroll here, so that what follows from the choice stays in sight. */}
      <ul
        className={clsx('mt-1', offered.length > SCROLLS_FROM && 'max-h-80 overflow-y-auto pr-2')}
      >
        {offered.map(({ shift, isFull, isPossible, isUnsure, isChosen }) => (
          <li key={shift.id}>
            <Checkbox
              label={describeShift(shift)}
              help={[wordsOf({ isPossible, isUnsure }), spotsText(shift)]
                .filter(Boolean)
                .join(' · ')}
              checked={isChosen}
              disabled={isFull}
              onChange={(event) => {
                choose(shift.id, event.target.checked);
              }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-soft">
        {isNoneChosen ? 'Without a shift they have the job, but no hours yet.' : ''}
      </p>
    </fieldset>
  );
}

function wordsOf({ isPossible, isUnsure }: Pick<OfferedShift, 'isPossible' | 'isUnsure'>): string {
  if (isPossible) return '';
  return isUnsure ? 'Said yes before the hours were changed' : 'Did not say they can';
}
