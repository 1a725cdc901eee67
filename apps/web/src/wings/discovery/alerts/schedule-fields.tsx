import type { Alert, AlertCadence } from '@nextshift/contract';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { CADENCES, HOURS } from './alert-words.ts';

export type Schedule = Pick<Alert, 'cadence' | 'localHour'>;

export interface ScheduleFieldsProps extends Schedule {
  onChange: (schedule: Schedule) => void;
}

/** How often an alert is sent, and when. */
export function ScheduleFields({ cadence, localHour, onChange }: ScheduleFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField
        label="How often"
        options={CADENCES}
        value={cadence}
        onChange={({ target }) => {
          const chosen: AlertCadence = target.value === 'weekly' ? 'weekly' : 'daily';
          onChange({ cadence: chosen, localHour });
        }}
      />
      <SelectField
        label="At"
        options={HOURS}
        value={String(localHour)}
        onChange={({ target }) => {
          onChange({ cadence, localHour: Number(target.value) });
        }}
      />
    </div>
  );
}
