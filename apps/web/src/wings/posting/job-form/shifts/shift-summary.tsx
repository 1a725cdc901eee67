import {
  hasOneTimeZone,
  hoursAndPayOfAll,
  timeZoneOfState,
  workloadOfJob,
} from '@nextshift/contract';
import { useWatch } from 'react-hook-form';
import { zoneName } from '../../../../entities/shift/zone-name.ts';
import type { JobDraft } from '../job-draft.ts';
import type { JobForm } from '../use-job-draft.ts';
import { hourlyPayOf, numberOfOpenings, payOfDraft, shiftsOfDraft } from './pay-of-draft.ts';
import type { StoredShifts } from './shift-holders.ts';
import { wholeShare } from './share-of-shifts.ts';
import { timedRow } from './shift-rows.ts';
import { zoneOfForm } from './zone-of-form.ts';

export interface ShiftSummaryProps {
  form: JobForm;
  stored: StoredShifts | undefined;
}

/** Hours and pay of the typed shifts, and by whose clocks they are. */
export function ShiftSummary({ form, stored }: ShiftSummaryProps) {
  const draft = useWatch({ control: form.control });
  const whole = form.getValues();
  const shifts = shiftsOfDraft(whole);
  if (draft.shifts?.length === 0) return null;
  const pay = { ...hourlyPayOf(payOfDraft(whole)), timeZone: zoneOfForm(form, stored) };
  const inAll = hoursAndPayOfAll(everybodys(whole), pay);
  const ofOne = workloadOfJob(
    { shifts, eachWorks: wholeShare(whole.eachWorks), openings: numberOfOpenings(whole) },
    pay,
  );
  const isPlaceKept =
    form.formState.dirtyFields.city !== true && form.formState.dirtyFields.state !== true;
  return (
    <div className="space-y-1 text-sm text-ink-soft">
      {ofOne === null ? null : (
        <p>
          <span className="font-semibold text-ink">{ofOne}</span> for each person
          {inAll === ofOne ? '' : `; ${inAll ?? ''} for everybody together`}.
        </p>
      )}
      <p>{clocksOf(whole, isPlaceKept ? stored?.timeZone : undefined)}</p>
    </div>
  );
}

/** Each shift as often as it needs people. */
function everybodys({ shifts, openings }: JobDraft) {
  return shifts.flatMap((row) => {
    const timed = timedRow(row);
    const people = Number.parseInt(row.capacity || openings, 10);
    return timed ? Array.from({ length: Math.min(Math.max(1, people || 1), 50) }, () => timed) : [];
  });
}

/** Where the zone is known: by the stored job, or by a state with one. */
function clocksOf({ city, state }: JobDraft, timeZone: string | undefined): string {
  const place = [city.trim(), state.trim().toUpperCase()].filter(Boolean).join(', ');
  const isKnown = timeZone !== undefined || hasOneTimeZone(state.trim().toUpperCase());
  const zone = isKnown ? zoneName(timeZone ?? timeZoneOfState(state)) : null;
  const clocks = `All times are in the time zone of ${place === '' ? 'the workplace' : place}`;
  return zone === null ? `${clocks}.` : `${clocks} (${zone}).`;
}
