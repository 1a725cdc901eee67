import { ALERT_HOUR_DEFAULT, type BodyInputOf, type createAlert } from '@nextshift/contract';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { browserTimeZone } from '../../../platform/text/time-zones.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { useCreateAlert } from './change-alert.ts';
import { type Schedule, ScheduleFields } from './schedule-fields.tsx';

export interface AlertFormProps {
  accountId: string;
  criteria: BodyInputOf<typeof createAlert>['criteria'];
  onCreated: () => void;
}

/** Makes an alert for a search. */
export function AlertForm({ accountId, criteria, onCreated }: AlertFormProps) {
  const create = useCreateAlert(accountId);
  const [schedule, setSchedule] = useState<Schedule>({
    cadence: 'daily',
    localHour: ALERT_HOUR_DEFAULT,
  });
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    setFailure(undefined);
    try {
      await create.mutateAsync({ ...schedule, criteria, timeZone: browserTimeZone() });
      onCreated();
    } catch (error) {
      setFailure(failureText(error, 'The alert was not created. Please try again.'));
    }
  };
  return (
    <FormShell
      onSubmit={submit}
      pending={create.isPending || create.isSuccess}
      error={failure}
      submitLabel="Create Alert"
      pendingLabel="Creating alert..."
      note={
        <p className="text-sm text-ink-soft">
          Emails come only when there are new jobs, and each has a link to stop them.
        </p>
      }
    >
      <ScheduleFields {...schedule} onChange={setSchedule} />
    </FormShell>
  );
}
