import { describeShift } from '@nextshift/contract';
import { browserTimeZone, zoneName } from '../../platform/text/time-zones.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import type { ShiftChoice } from './use-shift-choice.ts';

export interface ShiftChoiceFieldProps {
  choice: ShiftChoice;
  timeZone: string;
  error: string | undefined;
}

export const NO_SHIFT_MESSAGE = 'Select at least one shift that you can work.';

/** Ticks the shifts that one can work. */
export function ShiftChoiceField({ choice, timeZone, error }: ShiftChoiceFieldProps) {
  const zone = zoneName(timeZone);
  return (
    <fieldset>
      <legend className="font-display text-base font-bold">Shifts you can work</legend>
      {zone === zoneName(browserTimeZone()) ? null : (
        <p className="mt-1 text-sm text-ink-soft">Times are in {zone}.</p>
      )}
      <ul className="mt-2">
        {choice.offered.map(({ shift, clash, isTicked }) => (
          <li key={shift.id}>
            <Checkbox
              label={describeShift(shift)}
              help={clash}
              checked={isTicked}
              disabled={choice.isPending}
              onChange={(event) => {
                choice.tick(shift.id, event.target.checked);
              }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 font-medium text-warning empty:hidden">
        {choice.warning}
      </p>
      {error === undefined ? null : <FormError>{error}</FormError>}
    </fieldset>
  );
}
